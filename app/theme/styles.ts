import inlined from "./app.css?inline";

/** Where the page holds its stylesheet. */
export const STYLES_ID = "styles";

/**
 * The whole stylesheet, which stands in the page itself: a file of its own would be asked for before anything is drawn,
 * and shares the line with the scripts and pictures. In the browser it is what the page has, not a second copy.
 */
export const styles = import.meta.env.SSR ? inlined : (document.getElementById(STYLES_ID)?.textContent ?? "");

// While developing, a changed line shows without a reload.
if (import.meta.env.DEV && !import.meta.env.SSR) void import("./app.css");
