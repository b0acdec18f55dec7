/*
 * What a finger finds on the page and what came of a press; for every device of tests/press, as `press`.
 */
;(() => {
  const PRESSABLE =
    'button, a[href], input, textarea, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option]'
  const STATES = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-expanded', 'aria-current', 'aria-disabled', 'aria-busy', 'class']
  const inOneLine = (text) => text.replace(/\s+/g, ' ').trim()
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || element.closest('.taro_page_shade, [aria-hidden=true], [hidden]')) return false
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const layers = () => [...document.querySelectorAll('[aria-modal=true]')].filter(isShown)
  const front = () => layers().at(-1) ?? document.body
  const nameOf = (element) =>
    inOneLine(element.getAttribute('aria-label') || element.innerText || element.placeholder || element.title || '').slice(0, 40)
  const isOff = (element) => element.matches(':disabled') || element.closest('[aria-disabled=true], [aria-busy=true]') !== null
  const isChosen = (element) =>
    element === document.activeElement ||
    ['aria-selected', 'aria-checked', 'aria-current'].some((state) => ![null, 'false'].includes(element.getAttribute(state)))

  /** Outermost and shown, in the order of the page. A field within a row that can be pressed is that row. */
  const all = () => {
    const found = [...front().querySelectorAll(PRESSABLE)].filter((element) => isShown(element) && !isOff(element))
    return found.filter((element) => !found.some((other) => other !== element && other.contains(element)))
  }
  const keyed = () => {
    const times = new Map()
    return all().map((element) => {
      const role = element.getAttribute('role') ?? element.localName
      const name = `${role} ${nameOf(element)}`
      const time = (times.get(name) ?? 0) + 1
      times.set(name, time)
      const kind = `${role}.${element.className}.${element.getAttribute('aria-label')?.replace(/[“「『].*|\d+/g, '') ?? ''}`
      return { element, key: `${name} #${time}`, kind, isChosen: isChosen(element) }
    })
  }

  let printed = 0
  globalThis.print = () => printed++

  let toasts = []
  const hear = (node) => {
    const toast = (node instanceof Element ? node : node.parentElement)?.closest('.q-toast')
    const words = toast ? inOneLine(toast.innerText) : ''
    if (words && !toasts.includes(words)) toasts.push(words)
  }
  const watch = () => {
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) for (const node of [target, ...addedNodes]) hear(node)
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  }
  if (document.documentElement) watch()
  else addEventListener('DOMContentLoaded', watch)

  const scrolled = () =>
    [
      scrollY,
      ...[...document.querySelectorAll('.taro_page:not(.taro_page_shade), .taro_page:not(.taro_page_shade) *')].map((one) =>
        Math.round(one.scrollTop + one.scrollLeft),
      ),
    ]
      .filter(Boolean)
      .join()
  const snapshot = () => ({
    life: performance.timeOrigin,
    address: location.pathname + location.search,
    layers: layers().map((layer) => layer.getAttribute('aria-label') ?? inOneLine(layer.innerText).slice(0, 30)),
    // Countdowns and clocks go on by themselves.
    text: inOneLine(front().innerText).replace(/\d/g, ''),
    states: keyed()
      .map(({ element }) => STATES.map((name) => element.getAttribute(name) ?? '').join('|') + (element.value ?? ''))
      .join('\n'),
    fields: [...front().querySelectorAll('input, textarea')].map((field) => `${field.type} ${field.value}`).join('\n'),
    media: [...document.querySelectorAll('img, video, canvas')].map((one) => `${one.currentSrc ?? ''}${one.paused ?? ''}`).join(),
    scrolled: scrolled(),
    printed,
    focus: document.activeElement?.matches('input, textarea, select') ? nameOf(document.activeElement) || 'a field' : '',
  })

  globalThis.press = {
    list: () => keyed().map(({ element: _, ...told }) => told),
    snapshot,
    /** Where the finger goes, with this thing in the middle of the screen, and what lies above it there. */
    async point(key) {
      const found = keyed().find((one) => one.key === key)
      if (!found) return undefined
      const { element } = found
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      // An endless list goes on as its end comes into sight: the button below it is another one then.
      if (!element.isConnected) return globalThis.press.point(key)
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const above = document.elementFromPoint(x, y)
      const isFree = above !== null && (element.contains(above) || above.contains(element))
      toasts = []
      return { x, y, covered: isFree ? '' : (above?.className ?? 'nothing') }
    },
    toasts: () => toasts,
  }
})()
