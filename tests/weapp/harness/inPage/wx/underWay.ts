/** WeChat gives what is under way so many milliseconds after the mini-program left the screen. */
const BACKGROUND_PATIENCE = 5000

const underWay = new Set<AbortController>()
let patience: ReturnType<typeof setTimeout> | undefined

/** Runs something that reaches out; it ends when its time is over, the page gives up, or the mini-program has been in the background for too long. */
export async function reachingOut<T>({ abort, timeout }: { abort: AbortController; timeout: unknown }, work: () => Promise<T>): Promise<T> {
  const limit = setTimeout(() => abort.abort(new Error('timeout')), Number(timeout ?? 60_000))
  underWay.add(abort)
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

export const isReachingOut = () => underWay.size > 0

export function interruptLater() {
  patience = setTimeout(() => {
    for (const one of underWay) one.abort(new Error('interrupted'))
  }, BACKGROUND_PATIENCE)
}
export const goOn = () => clearTimeout(patience)
