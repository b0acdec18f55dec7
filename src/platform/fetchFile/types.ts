/** A file of the gateway behind a link that works once. */
export type OneTimeFile = { path: string; fileName: string }
