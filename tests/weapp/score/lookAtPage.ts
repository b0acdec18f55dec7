type Box = { name: string; width: number; height: number }
type Shown = { src: string; mode: string; natural: [number, number]; shown: [number, number] }
export type Seen = { taps: Box[]; pictures: Shown[]; unsafe: string[]; hairlines: string[]; text: string; isTooWide: boolean }

/**
 * Runs in Chromium, on the page on top: what can be tapped and how large it is, how pictures are drawn, and what can be tapped within
 * `unsafe` points of the window's lower edge although it stands still there; also
 * its words, and whether it is wider than the window. Everything it needs is in it.
 */
export function lookAtPage(unsafe: number): Seen {
  const page = [...document.querySelectorAll<HTMLElement>('.page:not([hidden])')].at(-1)
  const all = (selector: string) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const isDrawn = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 20) || element.className
  const TAPPED = '.q-press, wx-button, wx-input, wx-textarea, wx-switch, wx-checkbox, wx-radio, wx-picker, wx-navigator'
  const tapped = all(TAPPED).filter(isDrawn)

  const stands = (element: Element): Element | undefined => {
    for (let one: Element | null = element; one && one !== page; one = one.parentElement) {
      const { position } = getComputedStyle(one)
      if (position === 'fixed' || position === 'sticky') return one
    }
    return undefined
  }
  const lower = window.innerHeight - unsafe
  return {
    text: page?.innerText ?? '',
    isTooWide: page !== undefined && page.scrollWidth > page.clientWidth + 1,
    taps: tapped.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { name: nameOf(element), width, height }
    }),
    pictures: all('wx-image')
      .filter(isDrawn)
      .flatMap((element) => {
        const drawn = element.querySelector('img')
        if (!drawn?.naturalWidth) return []
        const { width, height } = element.getBoundingClientRect()
        const fit = drawn.style.objectFit
        const shown: Shown = {
          src: drawn.currentSrc,
          mode: fit,
          natural: [drawn.naturalWidth, drawn.naturalHeight],
          shown: [width, height],
        }
        return [shown]
      }),
    // WeChat draws a grey line around each of its own buttons, unless a style takes it away.
    hairlines: all('wx-button')
      .filter((element) => isDrawn(element) && parseFloat(getComputedStyle(element, '::after').borderTopWidth) > 0)
      .map(nameOf),
    unsafe: tapped
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return (
          height > 0 && height < 68 && bottom > lower + 1 && top < window.innerHeight && bottom <= window.innerHeight + 1 && stands(element)
        )
      })
      .map(nameOf),
  }
}
