import { useRef, useState } from 'react'
import type { Read } from '@/api/useRead'
import type { GatewayDraft } from '@/domain/draft/gatewayDraft'
import type { Reading } from '@/ui/state/Loaded'

type Kept<Draft> = {
  keeper: GatewayDraft<Draft>
  /** What the gateway has kept. */
  draft: Read<{ draft: Draft | null }>
  /** What the page needs besides. */
  reads: ReadonlyArray<Reading<unknown>>
}
type Of<Draft> = Kept<Draft> & {
  /** Deletes what the gateway has kept. */
  drop: () => Promise<unknown>
}

/**
 * What stands in a form that is kept at the gateway: what was typed and has not come there yet when the page was opened, else the draft. `awaited` is
 * what is still to come, or failed; a page that is open is never taken away.
 */
export function useKeptDraft<Draft>({ keeper, draft, reads }: Kept<Draft>) {
  const isOpen = useRef(false)
  /** What was typed before this page was opened; what is typed from now on is the form's own. */
  const begun = useRef(keeper.typed())
  const missing = [...reads, draft].find(({ data, status }) => data === undefined || status === 'failed')
  // What was known of the draft may be older than the last save: the page begins with what the gateway says now.
  const awaited: Reading<unknown> | undefined =
    (missing && { ...missing, data: undefined }) ??
    (draft.refreshing && !isOpen.current ? { ...draft, data: undefined, status: 'loading' } : undefined)
  if (!awaited) isOpen.current = true
  return { awaited, kept: begun.current ?? draft.data?.draft ?? null }
}

/**
 * How a form that is kept at the gateway begins (`useKeptDraft`). `kept` is what it begins with, `onAnew` throws that away; `times` is its key.
 */
export function useKeptForm<Draft>({ drop, ...of }: Of<Draft>) {
  const [times, setTimes] = useState(0)
  const { awaited, kept } = useKeptDraft(of)
  const anew = async () => {
    await of.keeper.settled()
    await drop()
    of.keeper.drop()
    setTimes(times + 1)
  }
  const isKept = times === 0 && kept !== null
  return { awaited, kept: isKept ? kept : null, times, onAnew: isKept ? anew : undefined }
}
