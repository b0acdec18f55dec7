/** Nobody renders a mini-program's pages before it runs. */
export const startRendered = () => undefined
