/** No app of the provider's is around the mini-program. */
export const appInfo = (): Promise<string | undefined> => Promise.resolve(undefined)
