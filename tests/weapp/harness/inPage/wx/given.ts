/** What page code hands to a wx call. */
export type Given = Record<string, unknown> & {
  success?: (answer: unknown) => void
  fail?: (failure: unknown) => void
  complete?: (either: unknown) => void
}
export type Calls = Record<string, (given: Given, abort: AbortController) => unknown>
export type SyncCalls = Record<string, (...given: never[]) => unknown>
