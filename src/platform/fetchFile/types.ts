/** A file of the gateway behind a link that works once. */
export type OneTimeFile = { path: string; fileName: string }
export type FetchFile = (file: OneTimeFile) => Promise<void>
