/** The bars of a browser that come and go cover less, in pixels. */
const MIN = 80

/**
 * Keeps the focused field visible and what is fixed to the bottom above the on-screen keyboard: `--keyboard` in styles/web.scss. On iOS the
 * keyboard covers the page and the browser scrolls the page up; elsewhere the viewport may shrink by itself.
 */
export function avoidKeyboard() {
  const seen = window.visualViewport
  if (!seen) return
  const fit = () => {
    const over = seen.scale > 1.01 ? 0 : Math.round(window.innerHeight - seen.height)
    document.documentElement.style.setProperty('--keyboard', `${over < MIN ? 0 : over}px`)
    window.scrollTo(0, 0)
    const field = document.activeElement
    if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' })
  }
  seen.addEventListener('resize', fit)
  fit()
}
