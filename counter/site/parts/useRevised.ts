import { useState } from 'react'
import type { Revision } from '../../contract/revision'
import { useReread } from '../client/useReread'
import { useRevising } from './useRevising'
import { useRevisionDraft } from './useRevisionDraft'

export type Thing<D> = {
  /** The kind of thing, as changes name it, and which one. */
  subject: string
  subjectId: string
  now: D
  all: readonly Revision[]
  reread: () => Promise<D | undefined>
}

/**
 * A thing that is edited as revisions: what was seen of it, what is typed, and what is done with it. `seen` moves only when it is asked for,
 * so that what was typed is held against what its person saw.
 */
export function useRevised<D extends { version: string }, T extends object>({ subject, subjectId, now, all, reread }: Thing<D>) {
  const [seen, setSeen] = useState(now)
  const draft = useRevisionDraft<T>(`${subject}:${subjectId}`, all)
  const revising = useRevising({ subject, subjectId, version: seen.version })
  const { conflict, forget, isOffline, problem, refused } = revising
  const { reread: lookAgain, isRereading } = useReread({
    refetch: async () => {
      const present = await reread()
      if (present) setSeen(present)
      forget()
    },
  })
  const write = async (edited: unknown, when: string, sentence = '') => {
    const written = await revising.write({ edited, reason: draft.reason, when, typed: sentence }, draft.own)
    if (!written) return
    if (written.state === 'draft') draft.take(written)
    else draft.clear()
    void lookAgain()
  }
  const discard = async (one: Revision) => {
    if (!(await revising.discard(one))) return
    draft.clear()
    void lookAgain()
  }
  return {
    ...draft,
    ...{ subject, subjectId, all, seen, write, discard, conflict, isOffline },
    /** Reads what stands there now, and holds what was typed against it. */
    lookAgain: () => void lookAgain(),
    change: (fields: T) => {
      draft.change(fields)
      if (refused) forget()
    },
    clear: () => {
      draft.clear()
      forget()
    },
    problem: conflict ? '' : problem,
    /** What the gateway refused: the place, `levels.0.off`, and its words. */
    refused: refused?.field === undefined ? undefined : { field: refused.field, words: problem },
    isLeap: refused?.code === 'LEAP',
    isStuck: isOffline || conflict !== undefined,
    isBusy: revising.isBusy || isRereading,
  }
}
export type Revised<D extends { version: string }, T extends object> = ReturnType<typeof useRevised<D, T>>
