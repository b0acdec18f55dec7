/** Lets what waits (calls, timers) run before a long piece of work goes on. */
export const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
