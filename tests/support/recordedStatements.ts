import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'

/** The file that a run wants its statements in. */
const { STATEMENTS: file } = process.env
/** By the test that was running. */
const sent = new Map<string, Set<string>>()
/** Sent by hooks before the next test, which needs them. */
let ofHooks = new Set<string>()
let current = ofHooks
let last = ''

/** PGlite's driver begins and ends transactions by itself. */
const TRANSACTION = /^(?:begin|commit|rollback|savepoint|release)\b/

/** The call under way, and what it has sent. */
const calls = new AsyncLocalStorage<string[]>()

/** Of each statement, as the list names it, one as it was sent, with the kinds of its values. */
const examples = new Map<string, { sql: string; values: string[] }>()
const nameOf = memoized(normalized)

/** Remembers a statement that a test's database was sent. */
export function recordStatement(statement: string, values: readonly unknown[]) {
  if (TRANSACTION.test(statement)) return
  calls.getStore()?.push(statement)
  if (!file) return
  const name = nameOf(statement)
  current.add(name)
  const kinds = values.map(kindOf)
  const known = examples.get(name)
  // A null says nothing of its type: an example with more values told apart is the better one.
  if (!known || told(kinds) > told(known.values)) examples.set(name, { sql: statement, values: kinds })
}

const kindOf = (value: unknown) =>
  value === null || typeof value !== 'object' ? (value === null ? 'null' : typeof value) : value.constructor.name
const told = (kinds: readonly string[]) => kinds.filter((kind) => kind !== 'null').length

function memoized(rule: (text: string) => string) {
  const known = new Map<string, string>()
  return (text: string) => {
    const found = known.get(text) ?? rule(text)
    known.set(text, found)
    return found
  }
}

/** The statements that `call` sends until it is answered, each as often as it is sent; what other calls or timers send meanwhile is not among them. */
export async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  await calls.run(statements, call)
  return [...statements]
}

/** What hooks sent belongs to the test that begins after them. */
export function recordedTestBegins() {
  last = expect.getState().currentTestName ?? ''
  const known = sent.get(last)
  current = new Set([...(known ?? []), ...ofHooks])
  sent.set(last, current)
  ofHooks = new Set()
}
export const recordedTestEnds = () => void (current = ofHooks)

/** At the end of a test file: appends what each of its tests sent, each statement once, without what differs from call to call; and an example of each. */
export function leaveStatements() {
  if (!file) return
  for (const statement of ofHooks) sent.get(last)?.add(statement)
  const tests = Object.fromEntries([...sent].map(([test, statements]) => [test, [...statements].sort()]))
  appendFileSync(file, `${JSON.stringify({ file: expect.getState().testPath, tests, examples: Object.fromEntries(examples) })}\n`)
}

/** One statement for any number of values, rows and places in lists. */
function normalized(statement: string) {
  return statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\$\d+/g, '$')
    .replace(/(when \$ then \$(?:::\w+)?)(?: when \$ then \$(?:::\w+)?)+/g, '$1')
    .replace(/\((?:\$|default)(?:, ?(?:\$|default))*\)(?:, ?\((?:\$|default)(?:, ?(?:\$|default))*\))*/g, '($)')
}
