import type { RenderedFrom } from './types'

/** Nobody renders a mini-program's page before it runs. */
export const renderedFrom: RenderedFrom = { current: undefined }
