import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { chat, DESKS_OF_ROLE } from '../../../counter/contract/chat'
import { ROLES, type Role } from '../../../counter/contract/workEndpoint'
import { DESKS, type Desk } from '../../../src/contract/chat'
import { chatMessages, conversations } from '../../tables'
import { forEach } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { sendAsStaff } from '../../modules/chat/sendAsStaff'
import { isFor, takeSeat } from '../../modules/chat/staffSeat'
import { audited, before, demonstrationPerson, isAtWork, type Acting } from './actingStaff'

const BATCH = 100
/** Of the simulated courier's clock: 10 seconds at its usual speed. */
const CHAT_HOURS = 1

type Answering = Acting & { ring: KeyRing }

/**
 * What a demonstration's people answer to members who wait in a conversation, after a believable time. They leave it to a person of the desk
 * who is at the counter, and what somebody is in. Nobody calls this in a real shop.
 */
export async function actInChats(answering: Answering): Promise<void> {
  for (const desk of DESKS) await answerAt(answering, desk)
}

/** At each desk the person whose own it is. */
const ROLE_OF: Readonly<Record<Desk, Role>> = { service: 'clerk', pharmacist: 'pharmacist', doctor: 'doctor' }

const rolesAt = (desk: Desk) => ROLES.filter((role) => DESKS_OF_ROLE[role].includes(desk))

const NOBODY = '这里没有真人值守，演示人员只会说这几句，不能回答您具体的问题。您可以登录工作台，自己以员工的身份回复这个会话。'
const OVER = '演示的对话到这里。您可以结束对话并评价，看看评价的样子。'
const NO_ADVICE = '用药请以药品说明书和医生的意见为准；不舒服请及时就医，紧急情况请拨打 120。'

/** What a demonstration's person says, one sentence an answer, the last again and again: that it is one, where things are found, and no advice. */
const SCRIPT: Readonly<Record<Desk, readonly [string, ...string[]]>> = {
  service: [
    '【演示】您好，这是演示商城的自动回复。订单、物流和退款的进度在「我的订单」里可以看到。',
    `【演示】${NOBODY}`,
    `【演示】${OVER}`,
  ],
  pharmacist: [`【演示】您好，这是演示商城的自动回复，不提供用药建议。${NO_ADVICE}`, `【演示】${NOBODY}`, `【演示】${OVER}`],
  doctor: [`【演示】您好，这是演示商城的自动回复，不提供诊断。${NO_ADVICE}`, `【演示】${NOBODY}`, `【演示】${OVER}`],
}

/** Answers members who wait at a desk where nobody of the pharmacy is, in conversations in which nobody else is. */
async function answerAt({ db, now, speed, ring }: Answering, desk: Desk) {
  const by = (await isAtWork(db, now, rolesAt(desk))) ? undefined : await demonstrationPerson(db, ROLE_OF[desk])
  if (by === undefined) return
  const isFree = or(isNull(conversations.leaseUntil), lte(conversations.leaseUntil, now), eq(conversations.staffId, by.staffId))
  const due = await db
    .select({ conversationId: conversations.conversationId, session: conversations.session })
    .from(conversations)
    .where(
      and(
        ...[eq(conversations.desk, desk), isFor(by.staffId), isNull(conversations.endedAt), isFree],
        lte(conversations.waitsSince, before(CHAT_HOURS, { now, speed })),
      ),
    )
    .orderBy(asc(conversations.waitsSince))
    .limit(BATCH)
  await forEach(due, '演示客服的回复', async ({ conversationId, session }) =>
    inTransaction(db, async (tx) => {
      const seated = { ...by, lastInputAt: now }
      await takeSeat(tx, { conversationId, by: seated, now })
      const own = and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.session, session), eq(chatMessages.sender, 'staff'))
      const said = await tx.$count(chatMessages, own)
      const text = SCRIPT[desk][Math.min(said, SCRIPT[desk].length - 1)] ?? OVER
      const clientId = `demonstration-${session}-${said}`
      await sendAsStaff(tx, { ring, conversationId, by: seated, form: { kind: 'text', clientId, text }, now })
      await audited(tx, { by, now, endpoint: chat.send, record: `chat:${conversationId}` })
    }),
  )
}
