/*
 * Runs in a page before anything of it: notes what the browser says of the page's speed, and when `takenOverSelector` first matches. Plain
 * JavaScript, for nothing compiles it.
 */
{
  const vitals = { fcp: 0, takenOver: 0, lcp: 0, tbt: 0, cls: 0, press: 0 }
  globalThis.vitals = vitals
  const watch = (type, take, options) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true, ...options })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(globalThis.takenOverSelector)) return
    vitals.takenOver = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-rendered'] })
  // What a task takes beyond 50 ms is time in which a tap is not heard.
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value
  })
  watch(
    'event',
    // Of a press alone: a pointer that a page comes to lie under while it loads is none.
    (entry) => {
      if (entry.interactionId) vitals.press = Math.max(vitals.press, entry.duration)
    },
    { durationThreshold: 16 },
  )
}
