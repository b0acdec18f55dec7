import { PageContainer } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { last } from '@/lib/last'
import { onFreeBack } from '@/routes/freeBack'
import { dropGuards, useGuards } from './layerGuards'

/** Milliseconds before the container is shown: Taro hands over only the last of two changes that come at once, and WeChat needs both. */
const SHOWS = 50
/** Milliseconds after which a container that does not tell of its going is taken to be gone. */
const GOES = 300

/**
 * WeChat's back (Android's key, the finger from the edge, `navigateBack`) leaves the page whatever we have drawn above it. A `page-container`,
 * of which a page has one, is the only thing it closes instead. Ours is empty, and shown while a layer of its page is open.
 */
export function BackContainer() {
  const [page] = useState(() => Taro.getCurrentInstance().page)
  const top = useGuards(({ guards }) => last(guards.filter((guard) => guard.page === page)))
  const [phase, setPhase] = useState<'away' | 'shown' | 'leaving'>('away')
  const isOpen = top !== undefined
  useEffect(() => {
    if (phase === 'shown' && !isOpen) setPhase('leaving')
    if (phase === 'shown' || (phase === 'away' && !isOpen)) return undefined
    const timer = setTimeout(() => setPhase(phase === 'away' ? 'shown' : 'away'), phase === 'away' ? SHOWS : GOES)
    return () => clearTimeout(timer)
  }, [phase, isOpen])
  const stands = phase !== 'away'
  useEffect(() => {
    if (!stands) return undefined
    let gone = () => {}
    const whenGone = new Promise<void>((resolve) => {
      gone = resolve
    })
    const unsubscribe = onFreeBack(page, () => {
      dropGuards(page)
      return whenGone
    })
    return () => {
      unsubscribe()
      gone()
    }
  }, [stands, page])
  const leaves = () => {
    // Only where WeChat closed it and not we ourselves.
    if (phase === 'shown') top?.close()
    setPhase('leaving')
  }
  return (
    <PageContainer show={phase === 'shown'} overlay={false} duration={0} onBeforeLeave={leaves} onAfterLeave={() => setPhase('away')} />
  )
}
