/** This document is a preview, which the counter opened: by which token it asks, and what its storage, that is kept nowhere, begins with. */
export type Preview = { token: string; stored: Array<[key: string, value: unknown]> } | undefined
