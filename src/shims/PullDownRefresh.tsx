/*
 * Stands in for Taro's PullDownRefresh in the H5 build (config/slim.ts): Taro's router wraps pages in it whose config says
 * `enablePullDownRefresh`. Taro's measures its own box instead of the page that scrolls: it holds every finger that moves down and
 * never tells the page. Ours is also a third of the size.
 */
import { eventCenter } from '@tarojs/runtime'
import { useEffect, useRef, useState, type PropsWithChildren } from 'react'

/** What Taro keeps on a page's element. */
type PageElement = HTMLElement & { __page?: { onPullDownRefresh?: () => unknown } }
type Stop = { successHandler: () => void }
type Phase = 'rest' | 'pulling' | 'ready' | 'busy'

/** Points the strip opens before letting go reads anew, where it stays meanwhile, and at most. */
const [READY, HELD, MOST] = [56, 48, 96]
/** The strip follows the finger at less than its pace. */
const PACE = 0.5
const WORDS = { rest: '', pulling: '下拉刷新', ready: '松开刷新', busy: '正在刷新' }
const STRIP = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 8, overflow: 'hidden' }

/** Nothing between the finger and the page has been scrolled, and no layer holds the page. */
const atTop = (page: HTMLElement, target: EventTarget | null) => {
  if (page.style.overflowY === 'hidden') return false
  for (let element = target as HTMLElement | null; element; element = element === page ? null : element.parentElement) {
    if (element.scrollTop > 0) return false
  }
  return true
}

export default function PullDownRefresh({ children }: PropsWithChildren) {
  const strip = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('rest')

  useEffect(() => {
    const own = strip.current
    const page = own?.closest<PageElement>('.taro_page')
    if (!own || !page) return undefined
    let now: Phase = 'rest'
    let from: Touch | undefined
    const enter = (next: Phase, height: number) => {
      now = next
      setPhase(next)
      own.style.height = `${height}px`
      own.style.transition = next === 'pulling' || next === 'ready' ? 'none' : 'height 0.2s'
    }
    const begin = ({ touches, target }: TouchEvent) => {
      from = now === 'rest' && touches.length === 1 && atTop(page, target) ? touches[0] : undefined
    }
    const pull = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!from || !touch) return
      const down = touch.clientY - from.clientY
      const aside = Math.abs(touch.clientX - from.clientX)
      if (now === 'rest' && (down < 0 || aside > down)) from = undefined
      if (!from || down === 0) return
      if (event.cancelable) event.preventDefault()
      const height = Math.min(MOST, Math.max(0, down * PACE))
      enter(height < READY ? 'pulling' : 'ready', height)
    }
    const release = () => {
      if (now === 'ready') {
        enter('busy', HELD)
        page.__page?.onPullDownRefresh?.()
      } else if (now === 'pulling') enter('rest', 0)
      from = undefined
    }
    const stop = ({ successHandler }: Stop) => {
      if (now === 'busy') enter('rest', 0)
      successHandler()
    }
    page.addEventListener('touchstart', begin, { passive: true })
    page.addEventListener('touchmove', pull, { passive: false })
    page.addEventListener('touchend', release)
    page.addEventListener('touchcancel', release)
    eventCenter.on('__taroStopPullDownRefresh', stop)
    return () => {
      page.removeEventListener('touchstart', begin)
      page.removeEventListener('touchmove', pull)
      page.removeEventListener('touchend', release)
      page.removeEventListener('touchcancel', release)
      eventCenter.off('__taroStopPullDownRefresh', stop)
    }
  }, [])

  return (
    <>
      <div ref={strip} role="status" className="t12 c3" style={{ ...STRIP, height: 0 }}>
        {phase === 'busy' && <span className="q-spin" />}
        {WORDS[phase]}
      </div>
      {children}
    </>
  )
}
