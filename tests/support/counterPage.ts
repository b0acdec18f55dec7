import { lastSeq, merged } from '../../counter/site/chats/useRecord'
import type { StaffMessage } from '../../counter/contract/chat'
import type { StaffPerson } from './counter'

/** A conversation as a page of the counter holds it: each time it is told that something changed it asks for what came after its last message. */
export function counterPage(person: Pick<StaffPerson, 'chat'>, conversationId: string) {
  let held: StaffMessage[] = []
  const params = { conversationId }
  const waiting = new Set<() => void>()
  const look = async () => {
    const { results, reload } = await person.chat.changes({ params, query: { after: lastSeq(held) } })
    if (reload) throw new Error('a page that is told of each message has not missed so many')
    held = merged(held, results)
    for (const one of waiting) one()
  }
  return {
    look: () => void look(),
    seqs: () => held.map(({ seq }) => seq),
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const isThere = () => held.length >= count && resolve()
        waiting.add(isThere)
        isThere()
      }),
  }
}
