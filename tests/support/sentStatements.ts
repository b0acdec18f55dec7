import { AsyncLocalStorage } from 'node:async_hooks'

/** PGlite's driver begins and ends transactions by itself. */
const TRANSACTION = /^(?:begin|commit|rollback|savepoint|release)\b/

/** The call under way, and what it has sent. */
const calls = new AsyncLocalStorage<string[]>()

/** Remembers a statement that a test's database was sent. */
export function noteStatement(statement: string) {
  if (!TRANSACTION.test(statement)) calls.getStore()?.push(statement)
}

/** The statements that `call` sends until it is answered, each as often as it is sent; what other calls or timers send meanwhile is not among them. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  await calls.run(statements, call)
  return [...statements]
}
