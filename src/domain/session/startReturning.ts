/** WeChat keeps no pages of its own, and the mini-program has one window. */
export const startReturning = () => undefined
