let first: ((event: PopStateEvent) => void) | undefined

// On the window a browser asks listeners in the order they came, capturing or not: this one has to be there before the router's.
window.addEventListener('popstate', (event) => first?.(event))

/** Hears of every step back or forward before the router does, and may keep it from there. */
export const hearBackFirst = (listener: (event: PopStateEvent) => void) => void (first = listener)
