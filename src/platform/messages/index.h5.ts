/** A browser sends none of our messages. */
export const ASKS_FOR_MESSAGES: boolean = false
export const askForMessages = (_templateIds: string[]): Promise<string[]> => Promise.resolve([])
