/** WeChat gives what is under way so many milliseconds after the mini-program left the screen. */
const BACKGROUND_PATIENCE = 5000

/** Whom each reaches out to, by what ends it. */
const underWay = new Map<AbortController, string>()
let patience: ReturnType<typeof setTimeout> | undefined

type Call = { to: string; abort: AbortController; timeout: unknown }

/** Runs something that reaches out; it ends when its time is over, the page gives up, or the mini-program has been in the background for too long. */
export async function reachingOut<T>({ to, abort, timeout }: Call, work: () => Promise<T>): Promise<T> {
  const limit = setTimeout(() => abort.abort(new Error('timeout')), Number(timeout ?? 60_000))
  underWay.set(abort, to)
  try {
    return await work()
  } catch (fault) {
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : fault
    if (reason instanceof Error && !(reason instanceof DOMException)) throw reason
    throw new Error('abort')
  } finally {
    clearTimeout(limit)
    underWay.delete(abort)
  }
}

export const pendingCalls = () => [...underWay.values()]

export function interruptLater() {
  patience = setTimeout(() => {
    for (const one of underWay.keys()) one.abort(new Error('interrupted'))
  }, BACKGROUND_PATIENCE)
}
export const goOn = () => clearTimeout(patience)
