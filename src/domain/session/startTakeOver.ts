/** Nobody hands the mini-program a token. */
export const startTakeOver = () => undefined
