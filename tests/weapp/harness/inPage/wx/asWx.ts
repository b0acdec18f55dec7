import type { Given } from './given'

type Work = (given: Given, abort: AbortController) => unknown

/** A call the way WeChat offers it: with callbacks it answers a task that can be aborted, without them a promise. */
export function asWx(name: string, work: Work) {
  return (given: Given = {}) => {
    const abort = new AbortController()
    const answered = run(name, () => work(given, abort))
    const { success, fail, complete } = given
    if (!success && !fail && !complete) return Object.assign(answered, { abort: () => abort.abort() })
    void answered.then(
      (answer) => {
        success?.(answer)
        complete?.(answer)
      },
      (failure: unknown) => {
        fail?.(failure)
        complete?.(failure)
      },
    )
    return { abort: () => abort.abort(), onHeadersReceived() {}, offHeadersReceived() {}, onChunkReceived() {} }
  }
}

async function run(name: string, work: () => unknown): Promise<object> {
  try {
    return { errMsg: `${name}:ok`, ...((await work()) as object | undefined) }
  } catch (fault) {
    throw Object.assign(new Error(name), { errMsg: `${name}:fail ${fault instanceof Error ? fault.message : String(fault)}` })
  }
}
