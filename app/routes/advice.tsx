import { useTranslation } from "react-i18next";
import type { Route } from "./+types/advice";
import { preferencesContext } from "#app/http/context.ts";
import { requireLogin } from "#app/http/viewer.server.ts";
import { translate } from "#app/i18n/translate.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(preferencesContext);
  return { title: `${translate(language, "adviceTitle")} · Nacre` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Advice() {
  const { t } = useTranslation();
  return (
    <div className="shell-width pt-10 sm:pt-14">
      <h1 className="display-text text-4xl sm:text-5xl">{t("adviceTitle")}</h1>
      <p className="mt-4 max-w-[60ch] text-mist">{t("adviceIntro")}</p>
    </div>
  );
}
