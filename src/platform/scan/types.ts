/** Reads a code before the camera. `page` is set for a code of this very mini-program. */
export type Scan = () => Promise<{ text: string; page?: string | undefined }>
