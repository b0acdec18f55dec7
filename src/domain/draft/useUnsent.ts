import { useCallback, useEffect, useRef } from 'react'
import { askBeforeLeaving } from '@/platform/leaving/askBeforeLeaving'

const QUESTION = '还没有提交，离开后填写的内容不会保留'

/**
 * While something is written that nothing keeps, the shopper is asked before the page is left. `end` is for whoever sends it and leads on,
 * `begin` for when that failed.
 */
export function useUnsent(isUnsent: boolean) {
  const ending = useRef<() => void>()
  const begin = useCallback(() => {
    ending.current ??= askBeforeLeaving(QUESTION)
  }, [])
  const end = useCallback(() => {
    ending.current?.()
    ending.current = undefined
  }, [])
  useEffect(() => (isUnsent ? begin() : end()), [isUnsent, begin, end])
  useEffect(() => end, [end])
  return { begin, end }
}
