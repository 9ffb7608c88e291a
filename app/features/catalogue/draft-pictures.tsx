import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureView } from "#app/ui/picture-view.tsx";
import { imagePath } from "#app/ui/picture.ts";
import { type ProductDraft, splitList } from "./product-draft.ts";

/** How long typing must rest before pictures are asked for, in milliseconds. */
const REST = 400;

/** The pictures of a draft as shoppers would see them, the primary one first. */
export function DraftPictures({ draft }: { draft: Pick<ProductDraft, "imageUrl" | "images"> }) {
  const { t } = useTranslation("admin");
  const urls = useRested([draft.imageUrl.trim(), ...splitList(draft.images)].filter(Boolean).join("\n"));
  const pictures = [...new Set(urls.split("\n").filter(Boolean))];
  return (
    <section aria-label={t("preview")}>
      <p className="mb-1.5 text-sm text-mist">{t("preview")}</p>
      {pictures.length === 0 ? (
        <p className="flex min-h-24 items-center bg-shell px-4 text-xs text-mist">{t("previewEmpty")}</p>
      ) : (
        <ul className="grid grid-cols-4 gap-3 sm:grid-cols-6">
          {pictures.map((url, place) => (
            <li key={url}>
              <PictureView
                picture={{
                  src: imagePath(url),
                  width: 1200,
                  height: 1500,
                  alt: t("previewPicture", { number: place + 1 }),
                }}
                sizes="120px"
                className="aspect-4/5 w-full bg-shell object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The value once it has not changed for a moment: half an address is not worth a request. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
