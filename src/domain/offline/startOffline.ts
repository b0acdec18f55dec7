/** WeChat keeps the mini-program's package itself, and what is kept of answers is shown at once (startFirstAnswers). */
export const startOffline = () => undefined
