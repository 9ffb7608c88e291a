import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";

const WIDTH = 600;
const HEIGHT = 180;
const GAP = 4;
/** A day that brought something is seen, however little it was. */
const LEAST = 3;

interface Props {
  title: string;
  /** One value a day, the oldest first. `date` as YYYY-MM-DD. */
  days: { date: string; value: number }[];
  format: (value: number) => string;
  language: Language;
}

/** A bar a day. The picture says in words what it shows; the exact numbers are in the table below it. */
export function DayChart({ title, days, format, language }: Props) {
  const { t } = useTranslation("admin");
  const total = days.reduce((sum, day) => sum + day.value, 0);
  const top = days.reduce((best, day) => (day.value > best.value ? day : best), { date: "", value: 0 });
  const summary =
    total === 0
      ? t("chartEmpty", { what: title })
      : t("chartSummary", {
          what: title,
          total: format(total),
          date: formatDate(top.date, language),
          most: format(top.value),
        });
  const first = days[0]?.date ?? "";
  const last = days.at(-1)?.date ?? "";
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4 text-sm">
        <span>{title}</span>
        <span translate="no" className="figures text-mist">
          {t("inAll", { total: format(total) })}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-40 w-full border-b fill-kelp sm:h-48"
      >
        <Bars
          days={days}
          most={top.value}
          label={(day) => `${formatDate(day.date, language)}: ${format(day.value)}`}
        />
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-mist">
        <span>{formatDate(first, language)}</span>
        <span>{formatDate(last, language)}</span>
      </p>
    </figure>
  );
}

interface BarsProps {
  days: Props["days"];
  most: number;
  label: (day: Props["days"][number]) => string;
}

function Bars({ days, most, label }: BarsProps) {
  const step = WIDTH / Math.max(1, days.length);
  return days.map((day, place) => {
    const height = day.value === 0 ? 0 : Math.max(LEAST, (day.value / most) * HEIGHT);
    return (
      <g key={day.date} className="hover:opacity-70">
        <title>{label(day)}</title>
        {/* The whole column answers the pointer, not only the bar. */}
        <rect x={place * step} y={0} width={step} height={HEIGHT} fillOpacity={0} />
        <rect x={place * step + GAP / 2} y={HEIGHT - height} width={step - GAP} height={height} />
      </g>
    );
  });
}
