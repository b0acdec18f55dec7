import { useId } from 'react'

/** An id for one element of this page: selectors of WeChat do not take the colons of React's own. */
export const useDomId = (name: string) => `${name}-${useId().replace(/:/g, '')}`
