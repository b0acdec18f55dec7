import type { TextSize } from './types'

/** Plain text: a page is not taken over on a device that shows text larger. */
export const readTextSize = (): TextSize => ({ scale: 1, rest: 1 })
