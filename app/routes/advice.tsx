import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Route } from "./+types/advice";
import { ThreeQuestions } from "#app/features/advisor/three-questions.tsx";
import type { InRoutine } from "#app/features/catalogue/routine.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { ExpertChat } from "#app/features/chat/expert-chat.tsx";
import { NamedProducts } from "#app/features/chat/named-products.tsx";
import { SkinPanel } from "#app/features/skin-analysis/skin-panel.tsx";
import { preferencesContext } from "#app/http/context.ts";
import { privateMeta } from "#app/http/seo.ts";
import { requireLogin } from "#app/http/viewer.server.ts";
import { AdviceWords } from "#app/i18n/advice-words.tsx";
import { translate, translators } from "#app/i18n/translate.server.ts";
import { TEXT_LINK, TextLink } from "#app/ui/button.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { PanelBoundary } from "#app/ui/panel-boundary.tsx";
import { ProductOffer } from "./frame/product-offer.tsx";
import { RoutineOffer } from "./frame/routine-offer.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireLogin];

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(preferencesContext);
  return {
    title: `${translate(language, "adviceTitle")} · Nacre`,
    description: translate(language, "adviceIntro"),
    picture: {
      ...findPicture("house/texture-inner-shell-cream.jpg", language, ""),
      dark: findPicture("shallows-eye-gel/detail.jpg", language, ""),
    },
    needsScript: translators[language].t("needsScript", { ns: "advice" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData) : []);

export default function Advice({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="shell-width pt-6">
      <div className="items-baseline gap-x-8 lg:flex">
        <h1 className="display-text text-3xl sm:text-5xl">{t("adviceTitle")}</h1>
        <p className="mt-2 text-mist max-sm:text-sm">{t("adviceIntro")}</p>
      </div>
      {/* Not within Suspense: what is streamed later is put in its place by a script. */}
      <noscript>
        <p className="mt-6">{loaderData.needsScript}</p>
        <p className="mt-4">
          <TextLink to={href("/shop")}>{t("seeCollection")}</TextLink>
        </p>
      </noscript>
      {/* On a slow network the foot of the page would stand where the camera comes. */}
      <Suspense fallback={<div className="h-dvh noscript:hidden" />}>
        <AdviceWords>
          <Panels picture={loaderData.picture} />
        </AdviceWords>
      </Suspense>
    </div>
  );
}

/** On a desk the chat stays in sight beside the result, which is longer than it. */
const BESIDE_RESULT = "lg:sticky lg:bottom-0 lg:min-h-[calc(100dvh-5.5rem)] lg:self-end";

/** The camera beside the chat; on a phone above it. */
function Panels({ picture }: { picture: Picture }) {
  const { t } = useTranslation("advice");
  const [analysis, setAnalysis] = useState<{ text: string }>();
  const [said, setSaid] = useState<{ text: string }>();
  const offerRoutine = (routine: InRoutine[]) => <RoutineOffer routine={routine} />;
  return (
    <>
      <a href="#expert" className={`${TEXT_LINK} noscript:hidden lg:hidden`}>
        {t("toExpert")}
      </a>
      <div className="sheen-line mt-2 noscript:hidden lg:mt-4" />
      <div className="grid noscript:hidden gap-x-16 gap-y-10 pt-4 lg:grid-cols-[var(--camera-width)_minmax(0,1fr)] lg:pt-6">
        <PanelBoundary>
          <SkinPanel
            picture={picture}
            onAnalysis={(text) => setAnalysis({ text })}
            questions={(onBack) => (
              <div className="pt-3 sm:max-lg:mx-auto sm:max-lg:w-[30rem] lg:min-h-[30rem]">
                <ThreeQuestions
                  onAnswers={(text) => {
                    setSaid({ text });
                    onBack();
                  }}
                  onBack={{ label: t("questionsBack"), go: onBack }}
                />
              </div>
            )}
            careFor={(text) => (
              <NamedProducts
                text={text}
                offerFor={(product) => <ProductOffer product={product} />}
                offerRoutine={offerRoutine}
              />
            )}
          />
        </PanelBoundary>
        <div
          id="expert"
          className={`min-w-0 scroll-mt-16 border-t lg:border-t-0 ${analysis ? BESIDE_RESULT : ""}`}
        >
          <PanelBoundary
            onAgain={() => {
              setAnalysis(undefined);
              setSaid(undefined);
            }}
          >
            <ExpertChat
              analysis={analysis}
              said={said}
              offerFor={(product, mayBuy, reasoning) => (
                <ProductOffer product={product} mayBuy={mayBuy} reasoning={reasoning} />
              )}
              offerRoutine={offerRoutine}
            />
          </PanelBoundary>
        </div>
      </div>
    </>
  );
}
