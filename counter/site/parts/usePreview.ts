import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MINUTE } from '../../../src/lib/duration'
import type { Output } from '../../../src/contract/endpoint'
import { preview, PREVIEW_MINUTES } from '../../contract/preview'
import { ask, type ApiError } from '../client/ask'
import { useLocked } from '../client/lock'
import { useOffline } from '../client/offline'
import { useSettled } from './useSettled'

export type Previewed = {
  /** The kind of thing, as changes name it, and which one. */
  subject: string
  subjectId: string
  /** What was typed of it, as saving it takes it. */
  edited: unknown
}

/** Milliseconds that what is typed stands still before it is looked at: a page of the shop is loaded for it. */
const SETTLE_MS = 600
/** One that is still looked at is asked for anew before it ends. */
const RENEW_MS = (PREVIEW_MINUTES - 1) * MINUTE

/** The token of a preview of what is typed, and what follows from it, once it has settled; the last one stays while the next is on its way. */
export function usePreview({ subject, subjectId, edited }: Previewed) {
  const typed = useSettled(JSON.stringify(edited), SETTLE_MS)
  const isOffline = useOffline() !== undefined
  const isLocked = useLocked()
  const { data, error, refetch } = useQuery<Output<typeof preview.create>, ApiError>({
    queryKey: [preview.create.line, subject, subjectId, typed],
    queryFn: () => ask(preview.create, { body: { subject, subjectId, edited: JSON.parse(typed) as unknown } }),
    enabled: !isOffline && !isLocked,
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
    staleTime: RENEW_MS,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { token: data?.token, notes: data?.notes ?? [], error, isOffline, again: refetch }
}
