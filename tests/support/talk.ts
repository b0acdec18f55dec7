import { eq } from 'drizzle-orm'
import { inTransaction } from '../../gateway/kernel/transaction'
import { append, type ConversationRow } from '../../gateway/modules/chat/append'
import { conversations } from '../../gateway/modules/chat/schema'
import { writeHandover } from '../../gateway/modules/chat/handOver'
import { staffAt } from './counter'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'

let written = 0
/** A name for a message that none has yet. */
export const clientId = () => `written-by-a-test-${(written += 1)}`

export const said = (text: string) => ({ kind: 'text', clientId: clientId(), text }) as const

type Answering = { conversationId: string; text: string; staffId: string }

/** Somebody of the pharmacy answers, as the counter does. */
export const answer = ({ db, providers, clock }: Gateway, { conversationId, text, staffId }: Answering) =>
  inTransaction(db, (tx) =>
    append(tx, { ring: providers.fileKeys, conversationId, sender: 'staff', staffId, content: { kind: 'text', text }, now: clock.now() }),
  )

type HandingOver = { conversationId: string; memberId: string; staffId: string; note: string }

/** Somebody of the pharmacy leaves a note for whoever takes the conversation up. */
export const noteDown = ({ db, providers, clock }: Gateway, { note, ...of }: HandingOver) =>
  inTransaction(db, (tx) => writeHandover(tx, { ring: providers.fileKeys, ...of, desk: 'service', note, now: clock.now() }))

/** A member asks the service desk, is answered, says how that was, and leaves a message besides. */
export async function talk(gateway: Gateway, member: Client, question = '这个有货吗？') {
  const { conversationId, session } = await member.chat.open({ body: { desk: 'service' } })
  await member.chat.send({ params: { conversationId }, body: said(question) })
  const { staffId } = await staffAt(gateway, { roles: ['clerk'] })
  await answer(gateway, { conversationId, text: '有货的。', staffId })
  const [{ memberId }] = (await gateway.db.select().from(conversations).where(eq(conversations.conversationId, conversationId))) as [
    ConversationRow,
  ]
  await noteDown(gateway, { conversationId, memberId, staffId, note: question })
  await member.chat.appraise({ params: { conversationId }, body: { session, stars: 5, words: question } })
  await member.chat.leave({ body: { website: 'mall', text: '请给我回电' } })
  return { conversationId, staffId }
}
