/** Rows on one page of an admin list. */
export const PAGE_SIZE = 25;

/** One page of a list. `page` counts from 1; `pages` is at least 1, also for an empty list. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/** Where a page begins. A page beyond the end is the last one: rows may have gone since the link was made. */
export function placeOfPage(total: number, asked: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}

/** The page that an address asks for; the first where it says nothing sensible. */
export function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
