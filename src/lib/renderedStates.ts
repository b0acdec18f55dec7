/**
 * Of a store, by its `getState`: the state that the page was rendered with, where this device's is another. React takes the page over with it,
 * and goes on with the store's own (taro/zustandReact).
 */
export const renderedStates = new Map<() => unknown, unknown>()

/** What the page that is taken over needs besides its own file: React begins when all of it is settled; nothing here may be rejected. */
export const beforeTakeOver: Array<Promise<unknown>> = []
