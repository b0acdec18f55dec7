/** Whether this host can put a page on paper. */
export const PRINTS: boolean = true

/** Opens the browser's print window for the page on top. */
export const printPage = () => window.print()
