const LOOK = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  className: "size-5",
} as const;

export function InstagramLogo() {
  return (
    <svg aria-hidden {...LOOK}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="0.6" fill="currentColor" />
    </svg>
  );
}

export function PinterestLogo() {
  return (
    <svg aria-hidden {...LOOK}>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 20.5l2-9.5M9.2 13.4c-1.6-3 .3-5.9 3.2-5.9 2.4 0 3.7 1.6 3.4 3.9-.3 2.3-1.7 3.6-3.2 3.4-1-.1-1.5-.8-1.4-1.5" />
    </svg>
  );
}

export function YoutubeLogo() {
  return (
    <svg aria-hidden {...LOOK}>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.3 9.2v5.6l4.9-2.8z" />
    </svg>
  );
}
