import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { UseHeadingFocus } from './headingFocusTypes'

/** Whether a page was shown before: the first one the browser itself reads from its top. */
let hasShown = false

/**
 * Another page of the shop is no new document: without this a screen reader stays on the button that was pressed, which is gone. A page
 * that has focused a field of its own keeps it.
 */
export const useHeadingFocus: UseHeadingFocus = (page) => {
  const [shown, setShown] = useState(0)
  useDidShow(() => {
    if (hasShown) setShown((times) => times + 1)
    hasShown = true
  })
  useEffect(() => {
    if (shown === 0 || !page || page.contains(document.activeElement)) return
    page.querySelector<HTMLElement>('[role=heading][aria-level="1"]')?.focus({ preventScroll: true })
  }, [shown, page])
}
