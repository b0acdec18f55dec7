/** The mini-program's pages say themselves what is passed on. */
export const startCards = () => undefined
