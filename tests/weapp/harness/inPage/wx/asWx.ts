import type { Calls, Given } from './given'

const TOLD = ['HeadersReceived', 'ProgressUpdate', 'ChunkReceived']
type Listener = (told: unknown) => void

/** They answer a task whatever they are given. */
const TASKS = new Set(['request', 'uploadFile', 'downloadFile'])

/** A call the way WeChat offers it: with callbacks it answers a task that can be aborted, without them a promise. */
export function asWx(name: string, work: NonNullable<Calls[string]>) {
  return (given: Given = {}) => {
    const abort = new AbortController()
    const listeners = new Map(TOLD.map((what) => [what, new Set<Listener>()]))
    const tell = (what: string, told: unknown) => listeners.get(what)?.forEach((listener) => listener(told))
    const answered = run(name, () => work(given, abort, { tell }))
    const { success, fail, complete } = given
    const task: Record<string, unknown> = { abort: () => abort.abort() }
    for (const [what, known] of listeners) {
      task[`on${what}`] = (listener: Listener) => void known.add(listener)
      task[`off${what}`] = (listener: Listener) => void known.delete(listener)
    }
    if (!success && !fail && !complete) return TASKS.has(name) ? Object.assign(answered, task) : answered
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
    return task
  }
}

async function run(name: string, work: () => unknown): Promise<object> {
  try {
    return { errMsg: `${name}:ok`, ...((await work()) as object | undefined) }
  } catch (fault) {
    const errMsg = `${name}:fail ${fault instanceof Error ? fault.message : String(fault)}`
    throw Object.assign(new Error(errMsg), { errMsg })
  }
}
