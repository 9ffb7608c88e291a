import { useTranslation } from "react-i18next";
import type { Picture } from "#app/ui/picture.ts";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { LINES } from "./lines.ts";

/** Under the products of one line: a matter it is like, and what it is for. */
export function LineMatter({ line, picture }: { line: (typeof LINES)[number]; picture: Picture }) {
  const { t } = useTranslation();
  return (
    <div className="mt-4 grid items-center bg-shell sm:grid-cols-[2fr_3fr]">
      <PictureView
        picture={picture}
        sizes="(min-width: 640px) 36vw, 90vw"
        className="aspect-5/4 w-full object-cover"
      />
      <div className="px-6 py-8 sm:px-12">
        <p translate="no" className="display-text text-3xl">
          {line}
        </p>
        <p className="mt-3 max-w-[34ch] text-mist">{t(`line${line}`)}</p>
      </div>
    </div>
  );
}
