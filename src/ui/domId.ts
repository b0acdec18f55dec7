import { useState } from 'react'

let count = 0

/** An id for one element of this page: selectors of WeChat do not take the colons of React's own. */
export const useDomId = (name: string) => useState(() => `${name}-${(count += 1)}`)[0]
