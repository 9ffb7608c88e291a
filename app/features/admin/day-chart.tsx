import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { scaleOf } from "./scale.ts";

const WIDTH = 600;
const HEIGHT = 180;
/** What a bar takes of its day's width. */
const BAR = 0.5;
/** A day that brought something is seen, however little it was. */
const LEAST = 3;

interface Props {
  title: string;
  /** One value a day, the oldest first. `date` as YYYY-MM-DD. */
  days: { date: string; value: number }[];
  /** The smallest step of the scale that makes sense. */
  least: number;
  format: (value: number) => string;
  /** For the values of the scale, where they are written shorter. */
  formatStep?: (value: number) => string;
  language: Language;
}

/** A bar a day, beside a scale. The picture says in words what it shows; the exact numbers are in the table below it. */
export function DayChart({ title, days, least, format, formatStep = format, language }: Props) {
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
  const lines = scaleOf(top.value, least);
  const dates = [0, Math.floor(days.length / 2), days.length - 1].map((place) => days[place]?.date ?? "");
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4 text-sm">
        <span>{title}</span>
        <span translate="no" className="figures text-mist">
          {t("inAll", { total: format(total) })}
        </span>
      </figcaption>
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-mist">
        <ol
          aria-hidden
          translate="no"
          className="figures -my-2 flex flex-col-reverse justify-between text-right leading-4"
        >
          {lines.map((value) => (
            <li key={value}>{formatStep(value)}</li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 w-full overflow-visible fill-kelp sm:h-48"
        >
          <Lines count={lines.length} />
          <Bars
            days={days}
            most={lines.at(-1) ?? top.value}
            label={(day) => `${formatDate(day.date, language)}: ${format(day.value)}`}
          />
        </svg>
        <p aria-hidden className="col-start-2 mt-2 flex justify-between">
          {dates.map((date) => (
            <span key={date} className="whitespace-nowrap">
              {formatDate(date, language)}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

/** A hairline at each value of the scale. */
function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => {
    const y = HEIGHT - (place / (count - 1)) * HEIGHT;
    return (
      <line
        key={y}
        x1={0}
        x2={WIDTH}
        y1={y}
        y2={y}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
      />
    );
  });
}

interface BarsProps {
  days: Props["days"];
  /** The value at the top of the scale. */
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
        <rect x={(place + (1 - BAR) / 2) * step} y={HEIGHT - height} width={step * BAR} height={height} />
      </g>
    );
  });
}
