/** Nobody goes back from a page that is being rendered. */
export const hearBackFirst = (_listener: (event: PopStateEvent) => void) => undefined
