import { useEffect } from 'react'
import { heldWords, queue as calls } from '../../contract/queue'
import type { HeldQueue } from '../../contract/queues'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSession } from '../session/useSession'

type Opened = { queue: HeldQueue; recordId: string; /** What is decided already is only looked at. */ isWaiting: boolean }

/**
 * Takes an open case in hand, and again where it has lapsed. Answers what is said where somebody else has it, who then decides; and how it is
 * given back. A case that is closed without either stays in hand until fifteen minutes have passed.
 */
export function useHold({ queue, recordId, isWaiting }: Opened) {
  const params = { queue, recordId }
  const { data, refetch } = useAsk(calls.holder, { params })
  const session = useSession()
  const isFree = isWaiting && data?.holder === null
  useEffect(() => {
    // Refused where somebody else was quicker: the next answer says who.
    if (isFree)
      void ask(calls.take, { params: { queue, recordId } }).then(
        () => refetch(),
        () => refetch(),
      )
  }, [isFree, queue, recordId, refetch])
  const holder = data?.holder
  const isOther = holder && session.state === 'in' && holder.staffId !== session.me.staffId
  return {
    heldBy: isWaiting && isOther ? heldWords(queue, holder, Date.now()) : undefined,
    giveBack: (key: string) => ask(calls.giveBack, { params }, key),
  }
}
