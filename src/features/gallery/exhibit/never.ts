/** A press that never ends, to look at what is busy. */
export const never = () => new Promise<void>(() => undefined)

/** A press without consequences. */
export const nothing = () => undefined
