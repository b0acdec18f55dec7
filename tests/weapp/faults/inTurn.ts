/** Starts all the work, so many at a time, and answers each one's promise at once. None goes unheard: its test awaits it. */
export function inTurn<T>(works: Array<() => Promise<T>>, most: number): Array<Promise<T>> {
  const lanes = Array.from({ length: most }, () => Promise.resolve())
  return works.map((work, place) => {
    const lane = place % most
    const result = (lanes[lane] ?? Promise.resolve()).then(work)
    lanes[lane] = result.then(
      () => undefined,
      () => undefined,
    )
    return result
  })
}
