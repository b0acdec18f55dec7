import { useSession } from '@/platform/session'

/** Milliseconds a form stands still before what was typed goes to the gateway. */
const DELAY_MS = 800

/** What was typed and has not come to the gateway yet, by member and form: newer than any answer. It is in memory only, never on the device. */
const typed = new Map<string, unknown>()

/** It is the gateway's now, where another phone may change it. */
function kept(key: string, draft: unknown): void {
  if (typed.get(key) === draft) typed.delete(key)
}

/**
 * Keeps what is put into one form at the gateway: what names people or tells of their health is never kept on the device. A draft that
 * could not be kept disturbs nobody: the next change is sent again.
 */
export function gatewayDraft<Draft>(form: string, send: (draft: Draft) => Promise<unknown>) {
  const key = `${useSession.getState().member?.userId} ${form}`
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<unknown> = Promise.resolve()
  let isUnsent = false
  const flush = () => {
    clearTimeout(timer)
    if (!isUnsent || !typed.has(key)) return
    const draft = typed.get(key) as Draft
    isUnsent = false
    // One after the other: an older one must not come last.
    sending = sending
      .then(() => send(draft))
      .then(() => kept(key, draft))
      .catch(() => undefined)
  }
  return {
    typed: () => typed.get(key) as Draft | undefined,
    keep: (draft: Draft) => {
      typed.set(key, draft)
      isUnsent = true
      clearTimeout(timer)
      timer = setTimeout(flush, DELAY_MS)
    },
    flush,
    /** Nothing is on its way any more that could bring back what is about to be saved; what was not sent yet waits. */
    settled: async () => {
      clearTimeout(timer)
      await sending
    },
    /** Saved or thrown away: the gateway has deleted it. */
    drop: () => {
      clearTimeout(timer)
      isUnsent = false
      typed.delete(key)
    },
  }
}
export type GatewayDraft<Draft> = {
  typed: () => Draft | undefined
  keep: (draft: Draft) => void
  flush: () => void
  settled: () => Promise<void>
  drop: () => void
}
