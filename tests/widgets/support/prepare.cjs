/** Before a run: where Chromium is. The gallery reads nothing of a gateway. */
module.exports = async () => {
  const { findChromium } = await import('../../support/browser.mjs')
  process.env.CHROMIUM = findChromium()
}
