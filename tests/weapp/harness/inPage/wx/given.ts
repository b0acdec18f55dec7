/** What page code hands to a wx call. */
export type Given = Record<string, unknown> & {
  success?: (answer: unknown) => void
  fail?: (failure: unknown) => void
  complete?: (either: unknown) => void
}
/** What a call that takes its time tells on the way: `onProgressUpdate`, `onHeadersReceived` … */
export type Task = { tell: (what: string, told: unknown) => void }
export type Calls = Record<string, (given: Given, abort: AbortController, task: Task) => unknown>
export type SyncCalls = Record<string, (...given: never[]) => unknown>
