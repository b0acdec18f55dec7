import { eventCenter } from '@tarojs/runtime'

/** What Taro keeps on a page's element. */
type PageElement = HTMLElement & { __page?: { onPullDownRefresh?: () => unknown } }
type Stop = { successHandler: () => void }
export type Phase = 'rest' | 'pulling' | 'ready' | 'busy'

/** Points the strip opens before letting go reads anew, where it stays meanwhile, and at most. */
const [READY_HEIGHT, HELD_HEIGHT, MAX_HEIGHT] = [56, 48, 96]
/** The strip follows the finger at less than its pace. */
const PACE = 0.5

/** Nothing between the finger and the page has been scrolled, and no layer holds the page. */
const atTop = (page: HTMLElement, target: EventTarget | null) => {
  if (page.style.overflowY === 'hidden') return false
  for (let element = target as HTMLElement | null; element; element = element === page ? null : element.parentElement) {
    if (element.scrollTop > 0) return false
  }
  return true
}

/** Lets a finger pull `page` down: the strip above it opens, and Taro's page is told to read anew. Answers how to stop listening. */
export function attachPullDown(page: PageElement, strip: HTMLElement, show: (phase: Phase) => void): () => void {
  let now: Phase = 'rest'
  let from: Touch | undefined
  const enter = (next: Phase, height: number) => {
    now = next
    show(next)
    strip.style.height = `${height}px`
    strip.style.transition = next === 'pulling' || next === 'ready' ? 'none' : 'height 0.2s'
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
    const height = Math.min(MAX_HEIGHT, Math.max(0, down * PACE))
    enter(height < READY_HEIGHT ? 'pulling' : 'ready', height)
  }
  const release = () => {
    if (now === 'ready') {
      enter('busy', HELD_HEIGHT)
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
}
