/** A browser's first picture waits for no storage: what it keeps is for the time without a network (startOffline). */
export const startFirstAnswers = () => undefined
