import { useState } from 'react'
import type { GoodsFields, GoodsValue } from '../../contract/goods'
import { OPEN_STATES, type Revision, type RevisionState } from '../../contract/revision'
import { useDraft } from '../parts/useDraft'

type Typed = { typed: GoodsFields; reason: string; revisionId: string | undefined }
const NOTHING: Typed = { typed: {}, reason: '', revisionId: undefined }
const isOpen = (state: RevisionState) => OPEN_STATES.some((open) => open === state)

/** What is typed of a product, kept in this browser until it is sent, and the revision that it goes on from. */
export function useGoodsDraft(productCode: string, all: readonly Revision[]) {
  const { draft, keep, drop } = useDraft<Typed>(`goods:${productCode}`)
  const [own, setOwn] = useState<Typed>({ ...NOTHING, ...draft })
  const set = (next: Typed) => {
    setOwn(next)
    keep(next)
  }
  return {
    ...own,
    own: all.find(({ revisionId, state }) => revisionId === own.revisionId && isOpen(state)),
    change: (name: string, value: GoodsValue) => set({ ...own, typed: { ...own.typed, [name]: value } }),
    setReason: (reason: string) => set({ ...own, reason }),
    /** Takes a revision up: one that is open is written anew, one that ended is the beginning of another. */
    take: ({ revisionId, edited, reason, state }: Revision) =>
      set({ typed: edited as GoodsFields, reason, revisionId: isOpen(state) ? revisionId : undefined }),
    clear: () => {
      setOwn(NOTHING)
      drop()
    },
  }
}
