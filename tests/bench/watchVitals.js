/* Runs in a page before anything of it: notes what the browser says of the page's speed. Plain JavaScript, for nothing compiles it. */
{
  const vitals = { fcp: 0, drawn: 0, lcp: 0, tbt: 0, cls: 0 }
  globalThis.vitals = vitals
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  // The page outlines home before any script is there: what counts is when home itself stands in its place.
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.home__head')) return
    vitals.drawn = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
  // What a task takes beyond 50 ms is time in which a tap is not heard.
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value
  })
}
