import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { MOST_PER_LINE } from "./cart.ts";

interface Props {
  quantity: number;
  /** Names the field: whose quantity it is. */
  label: string;
  onCommit: (quantity: number) => void;
}

const LOOK = "figures flex h-11 w-9 items-center justify-center text-center text-sm";

/**
 * The quantity of a line, to be typed over: it counts on Enter and on leaving the field; anything but a whole number
 * gives way to what was there. Until scripts run it is only shown.
 */
export function TypedQuantity({ quantity, label, onCommit }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const wanted = readQuantity(typed);
    setTyped(undefined);
    if (wanted !== undefined && wanted !== quantity) onCommit(wanted);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    commit();
  };
  return (
    <>
      {/* Says what minus and plus have done. */}
      <span role="status" aria-label={t("quantity")} className={hydrated ? "sr-only" : LOOK}>
        {quantity}
      </span>
      {hydrated && (
        <input
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed ?? quantity}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
          className={`${LOOK} bg-transparent text-ink`}
        />
      )}
    </>
  );
}

/** A whole number, at most what a line may hold; undefined for anything else. */
function readQuantity(typed: string | undefined): number | undefined {
  return typed !== undefined && /^\s*\d{1,4}\s*$/.test(typed)
    ? Math.min(Number(typed), MOST_PER_LINE)
    : undefined;
}
