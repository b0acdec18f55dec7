import type { Profile } from './profiles'

/** Runs in the page: what can be pressed, typed into or read and stands under the status bar or too near to the capsule. */
export function coveredOn(page: Element, { statusBar, capsule }: Profile): string[] {
  /** Points between WeChat's capsule and what stands beside it; nearer than that a finger presses both. */
  const GAP = 8
  /** Points of a picture that a head lies on. */
  const GROUND = 200
  const left = innerWidth - capsule.right - capsule.width - GAP
  const isRead = (element: Element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  return [...page.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.matches('.q-press, input') || isRead(element))
    .map((element) => ({ box: element.getBoundingClientRect(), words: element.innerText.slice(0, 20) || element.className }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < GROUND)
    .filter(({ box }) => box.top < statusBar || (box.right > left && box.top < capsule.top + capsule.height && box.bottom > statusBar))
    .map(({ box, words }) => `${words} at ${Math.round(box.top)}`)
}
