import type { UseHeadingFocus } from './headingFocusTypes'

/** WeChat reads a new page from its top by itself. */
export const useHeadingFocus: UseHeadingFocus = () => undefined
