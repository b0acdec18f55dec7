/** The bars of a browser that come and go cover less, in pixels. */
const LEAST = 80

/**
 * Keeps the field somebody types in in sight, and what stands at the bottom above the keyboard: `--keyboard` in styles/web.scss. On iOS the
 * keyboard is laid over the page and the browser pushes the page up; elsewhere the page may become lower by itself.
 */
export function makeRoom() {
  const seen = window.visualViewport
  if (!seen) return
  const fit = () => {
    const over = seen.scale > 1.01 ? 0 : Math.round(window.innerHeight - seen.height)
    document.documentElement.style.setProperty('--keyboard', `${over < LEAST ? 0 : over}px`)
    window.scrollTo(0, 0)
    const field = document.activeElement
    if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' })
  }
  seen.addEventListener('resize', fit)
  fit()
}
