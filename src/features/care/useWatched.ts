import { useEffect, useRef, useState } from 'react'
import { invalidateTag, refetch } from '@/api/queries'
import { useRead, type Read } from '@/api/useRead'
import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { prescription } from '@/contract/prescription'
import { isUndecided } from '@/contract/prescriptionStates'
import { SECOND } from '@/lib/duration'

const POLL_MS = 15 * SECOND

type Watching<E extends Endpoint> = { statesOf: (answer: Output<E>) => readonly string[]; enabled?: boolean }

/**
 * Reads what a pharmacist may decide on meanwhile: anew for whoever comes to it, and while one of its states waits the page looks whether he has.
 * Where one has moved on, so has what it opens and where it is listed.
 */
export function useWatched<E extends Endpoint>(endpoint: E, input: Input<E>, { statesOf, enabled = true }: Watching<E>): Read<Output<E>> {
  const [isWaiting, setWaiting] = useState(false)
  const found = useRead(endpoint, input, { enabled, staleTime: 0, ...(isWaiting && { refetchInterval: POLL_MS }) })
  const states = found.data === undefined ? undefined : statesOf(found.data)
  const waits = states?.some(isUndecided) ?? false
  useEffect(() => setWaiting(waits), [waits])
  useMovedOn(states?.join(), () => {
    void invalidateTag('product')
    void refetch(prescription.list)
  })
  return found
}

/** Calls back where something that was known has changed. */
function useMovedOn(now: string | undefined, moved: () => void) {
  const before = useRef(now)
  const latest = useRef(moved)
  latest.current = moved
  useEffect(() => {
    if (before.current !== undefined && before.current !== now) latest.current()
    before.current = now
  }, [now])
}
