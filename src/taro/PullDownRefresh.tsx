/*
 * Stands in for Taro's PullDownRefresh in the H5 build (config/patches.ts): Taro's router wraps pages in it whose config says
 * `enablePullDownRefresh`. Taro's measures its own box instead of the page that scrolls: it holds every finger that moves down and
 * never tells the page. How a pull works is fetched when the page is there.
 */
import { useEffect, useRef, useState, type PropsWithChildren } from 'react'
import type { Phase } from '@/taro/attachPullDown'

const WORDS = { rest: '', pulling: '下拉刷新', ready: '松开刷新', busy: '正在刷新' }
const STRIP = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 8, overflow: 'hidden' }

export default function PullDownRefresh({ children }: PropsWithChildren) {
  const strip = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('rest')

  useEffect(() => {
    const own = strip.current
    const page = own?.closest<HTMLElement>('.taro_page')
    if (!own || !page) return undefined
    let stop: (() => void) | undefined
    let left = false
    import('@/taro/attachPullDown').then(
      ({ attachPullDown }) => {
        if (!left) stop = attachPullDown(page, own, setPhase)
      },
      // Without a network there is nothing to read anew either; the page's own retry stays.
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [])

  return (
    <>
      <div ref={strip} role="status" className="text-12 color-secondary" style={{ ...STRIP, height: 0 }}>
        {phase === 'busy' && <span className="q-spin" />}
        {WORDS[phase]}
      </div>
      {children}
    </>
  )
}
