import { useState } from 'react'
import { OPEN_STATES, type Revision, type RevisionState } from '../../contract/revision'
import { useDraft } from './useDraft'

type Typed<T> = { typed: T; reason: string; revisionId: string | undefined }
const isOpen = (state: RevisionState) => OPEN_STATES.some((open) => open === state)

/** What is typed of a thing (`need:发热`), field by field (`T` has none that must be there), kept in this browser until it is sent, and the revision that it goes on from. */
export function useRevisionDraft<T extends object>(record: string, all: readonly Revision[]) {
  const nothing: Typed<T> = { typed: {} as T, reason: '', revisionId: undefined }
  const { draft, keep, drop } = useDraft<Typed<T>>(record)
  const [own, setOwn] = useState<Typed<T>>({ ...nothing, ...draft })
  const set = (next: Typed<T>) => {
    setOwn(next)
    keep(next)
  }
  return {
    ...own,
    own: all.find(({ revisionId, state }) => revisionId === own.revisionId && isOpen(state)),
    change: (fields: T) => set({ ...own, typed: { ...own.typed, ...fields } }),
    setReason: (reason: string) => set({ ...own, reason }),
    /** Takes a revision up: one that is open is written anew, one that ended is the beginning of another. */
    take: ({ revisionId, edited, reason, state }: Revision) =>
      set({ typed: (edited ?? {}) as T, reason, revisionId: isOpen(state) ? revisionId : undefined }),
    clear: () => {
      setOwn(nothing)
      drop()
    },
  }
}
