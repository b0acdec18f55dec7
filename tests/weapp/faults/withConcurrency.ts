/** Starts all the work, so many at a time, and answers each one's promise at once. None goes unheard: its test awaits it. */
export function withConcurrency<T>(works: Array<() => Promise<T>>, max: number): Array<Promise<T>> {
  const lanes = Array.from({ length: max }, () => Promise.resolve())
  return works.map((work, place) => {
    const lane = place % max
    const result = (lanes[lane] ?? Promise.resolve()).then(work)
    lanes[lane] = result.then(
      () => undefined,
      () => undefined,
    )
    return result
  })
}
