let first: ((event: PopStateEvent) => void) | undefined

// On the window a browser asks listeners in the order they came, capturing or not: this one has to be there before the router's.
window.addEventListener('popstate', (event) => first?.(event))

/** A `popstate` listener that runs before the router's and may stop it. */
export const hearBackFirst = (listener: (event: PopStateEvent) => void) => void (first = listener)
