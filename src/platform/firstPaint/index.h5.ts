/** Tells how long the visit's largest first picture took, in milliseconds from its beginning; nothing where the browser does not say. */
export function firstPaint(onPainted: (milliseconds: number) => void) {
  if (typeof PerformanceObserver === 'undefined') return
  try {
    const observer = new PerformanceObserver((list) => {
      const last = list.getEntries().pop()
      observer.disconnect()
      if (last) onPainted(last.startTime)
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // An older browser knows no such entry.
  }
}
