/*
 * What was tapped before React had taken the rendered page over. A script in the page (index.html) keeps the last tap of anything but a link, which
 * leads on by itself.
 */
declare global {
  interface Window {
    /** What was tapped last in a page that nobody has taken over yet. */
    earlyTap?: EventTarget | undefined
  }
}

/** Ends the keeping of taps, and repeats the one that was kept. */
export function endEarlyTaps(page: Element) {
  page.removeAttribute('data-rendered')
  const { earlyTap } = window
  window.earlyTap = undefined
  if (earlyTap instanceof Element && earlyTap.isConnected)
    setTimeout(() => earlyTap.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
}
