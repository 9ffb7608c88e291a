import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface Props {
  /** The sections of the page in their order, with the ids of their headings. */
  sections: readonly { id: string; title: string }[];
}

/** Beside the account on a desk: where things are on the page, and the way out, which on a phone stands at the page's end. */
export function AccountIndex({ sections }: Props) {
  const { t } = useTranslation();
  return (
    <div className="lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:self-start">
      <nav aria-label={t("yourNacre")} className="max-lg:hidden">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-10 items-center text-sm text-mist transition-colors hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LogOut className="max-lg:border-t max-lg:pt-6 lg:mt-6" />
    </div>
  );
}

export function LogOut({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={href("/auth/sign-out")} className={className}>
      <Button type="submit" look="quiet">
        {t("logOut")}
      </Button>
    </Form>
  );
}
