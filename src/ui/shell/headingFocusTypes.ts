/** Brings the screen reader to the main heading of a page that has come on top; `page` is the page's root. */
export type UseHeadingFocus = (page: HTMLElement | null) => void
