import { Menu } from "@base-ui/react/menu";
import { Copy, Ellipsis, History, Pencil, Trash2 } from "#app/ui/icons.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";

const ACTIONS = [
  ["edit", "editName", Pencil],
  ["duplicate", "duplicateName", Copy],
  ["history", "historyName", History],
  ["delete", "deleteName", Trash2],
] as const;
/** What can be done with a product. */
export type ProductAction = (typeof ACTIONS)[number][0];

interface Props {
  /** Of the product. */
  name: string;
  onAct: (action: ProductAction) => void;
}

/** What can be done with a product: a button each or, where there is no room beside its name, one that opens a menu. */
export function ProductActions({ name, onAct }: Props) {
  const { t } = useTranslation("admin");
  // Beside its button and not at the end of the page, it stays in the landmark that a screen reader is in.
  const home = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span className="max-sm:hidden">
        {ACTIONS.map(([action, label, Icon]) => (
          <IconButton
            key={action}
            aria-label={t(label, { name })}
            title={t(action)}
            onClick={() => onAct(action)}
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
          </IconButton>
        ))}
      </span>
      <span ref={home} className="sm:hidden">
        <Menu.Root>
          <Menu.Trigger
            render={
              <IconButton aria-label={t("actionsFor", { name })} className="data-popup-open:bg-shell" />
            }
          >
            <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
          </Menu.Trigger>
          <Menu.Portal container={home}>
            <Menu.Positioner align="end" sideOffset={4} className="z-30">
              <Menu.Popup className="min-w-44 border bg-paper py-1 text-sm text-ink outline-none">
                {ACTIONS.map(([action, , Icon]) => (
                  <Menu.Item
                    key={action}
                    onClick={() => onAct(action)}
                    className="flex min-h-11 cursor-default items-center gap-3 px-4 outline-none select-none data-highlighted:bg-shell"
                  >
                    <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
                    {t(action)}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </span>
    </>
  );
}
