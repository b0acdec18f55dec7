/*
 * Runs in the page, after texts.js: `look.smallTargets(least)` names what is pressed with a finger and is smaller than `least` points either
 * way. What lies in the middle of a sentence is as high as its line (WCAG 2.5.8 lets it).
 */
;(() => {
  const { look } = window
  const PRESSED = 'button, a[href], input, textarea, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=link]'

  /** The box with what `::before` and `::after` add around it for the finger. */
  function reachOf(element) {
    const rect = element.getBoundingClientRect()
    // A link stretched over its card reaches as far as the card.
    const around = (getComputedStyle(element).position === 'static' ? element.offsetParent : element).getBoundingClientRect()
    const reach = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom }
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part)
      if (style.content === 'none' || style.position !== 'absolute') continue
      const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) => parseFloat(style[side]) || 0)
      reach.left = Math.min(reach.left, around.left + left)
      reach.right = Math.max(reach.right, around.right - right)
      reach.top = Math.min(reach.top, around.top + top)
      reach.bottom = Math.max(reach.bottom, around.bottom - bottom)
    }
    return { width: reach.right - reach.left, height: reach.bottom - reach.top }
  }

  /** A field is pressed with its whole row, a picture's button with the picture. */
  const pressedWith = (element) => element.closest('label, .q-field, .q-input, .q-search, .q-textarea') ?? element

  function isInSentence(element) {
    if (getComputedStyle(element).display === 'inline') return true
    const beside = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element && node.textContent.trim())
    return beside.some((node) => node.nodeType === Node.TEXT_NODE) || (element.getAttribute('role') === 'link' && element.tagName !== 'A')
  }

  look.smallTargets = (least) =>
    [...look.top().querySelectorAll(PRESSED)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.disabled)
      // The number between − and + can be typed, and can be reached with either as well.
      .filter((element) => !element.closest('[aria-hidden=true], .q-visually-hidden, .q-stepper__number') && !isInSentence(element))
      .map((element) => ({ element, ...reachOf(pressedWith(element)) }))
      .filter(({ width, height }) => width > 0 && (width < least - 0.5 || height < least - 0.5))
      .map(({ element, width, height }) => {
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 16)
        return `${Math.round(width)} × ${Math.round(height)}: “${words}” ${look.pathTo(element)}`
      })
})()
