import { useRef, useState } from 'react'
import type { Read } from '@/api/useRead'
import type { GatewayDraft } from '@/domain/draft/gatewayDraft'
import type { Reading } from '@/ui/state/Loaded'

type Of<Draft> = {
  keeper: GatewayDraft<Draft>
  /** What the gateway has kept. */
  draft: Read<{ draft: Draft | null }>
  /** What the form needs besides. */
  reads: ReadonlyArray<Reading<unknown>>
  /** Deletes what the gateway has kept. */
  drop: () => Promise<unknown>
}

/**
 * How a form that is kept at the gateway begins: with what was typed since the shop was opened, else with the draft. `awaited` is what is still to come,
 * or failed; a form that is open is never taken away. `kept` is what it begins with, `onAnew` throws that away; `times` is its key.
 */
export function useKeptForm<Draft>({ keeper, draft, reads, drop }: Of<Draft>) {
  const [times, setTimes] = useState(0)
  const isOpen = useRef(false)
  /** What was typed before this page was opened; what is typed from now on is the form's own. */
  const begun = useRef(keeper.typed())
  const missing = [...reads, draft].find(({ data, status }) => data === undefined || status === 'failed')
  // What was known of the draft may be older than the last save: the form begins with what the gateway says now.
  const awaited: Reading<unknown> | undefined =
    (missing && { ...missing, data: undefined }) ??
    (draft.refreshing && !isOpen.current ? { ...draft, data: undefined, status: 'loading' } : undefined)
  if (!awaited) isOpen.current = true
  const kept = times === 0 ? (begun.current ?? draft.data?.draft ?? null) : null
  const anew = async () => {
    await keeper.settled()
    await drop()
    keeper.drop()
    setTimes(times + 1)
  }
  return { awaited, kept, times, onAnew: kept ? anew : undefined }
}
