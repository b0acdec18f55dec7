import type { Preview } from './types'

/** The gateway renders no preview: what it keeps is for every visitor. */
export const preview: Preview = undefined as Preview

export type * from './types'
