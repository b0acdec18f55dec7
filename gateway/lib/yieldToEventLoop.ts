/** Yields to the event loop: pending calls and timers run before a long piece of work continues. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))
