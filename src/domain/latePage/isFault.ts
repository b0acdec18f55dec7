/** Whether a page arrived and its own code failed. Webpack names the file on the error of one that did not arrive. */
export const isFault = (error: unknown) => !(error instanceof Error && 'request' in error)
