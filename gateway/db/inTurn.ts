/**
 * Asks for each of them, one after another, and answers in their order. What may be given a transaction asks so: its one connection answers one
 * statement at a time, and `pg` 9 refuses a second while one runs.
 */
export async function inTurn<T, R>(all: Iterable<T>, ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (const one of all) answers.push(await ask(one))
  return answers
}
