import type { Preview } from './types'

/** The counter previews pages in a browser. */
export const preview: Preview = undefined as Preview

export type * from './types'
