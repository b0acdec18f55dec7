let last: Promise<unknown> = Promise.resolve()

/** Runs writes of the cart one after the other: each answers with the whole cart, and the newest answer must be the last to come. */
export function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const run = last.then(task, task)
  last = run.catch(() => undefined)
  return run
}

/** Resolves when every write asked for so far is over, done or refused. */
export async function drained(): Promise<void> {
  await last
}
