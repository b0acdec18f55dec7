import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Agreed } from '../agreement/agreedTo'
import { recordActs } from '../agreement/record'
import { endSessions } from '../../kernel/endSessions'
import { maskPhone } from '../../lib/maskPhone'
import { consumeOwnProof } from '../account/proofs'
import { memberWith } from '../account/logIn'
import type { Transaction } from '../../db/open'
import { authorizations } from '../partner/schema'
import { deregistrations } from '../../kernel/schema'
import { pushClients } from '../push/schema'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { shopDate } from '../../../src/lib/time'
import { DAY } from '../../../src/lib/duration'
import { conditionsOf } from './conditions'

/** Days an account can still be had back; within the fifteen working days the regulators allow for a deletion. */
export const COOLING_DAYS = 7

type Applying = {
  memberId: string
  proof: string
  agreed: Agreed[]
  reason: string | undefined
  deviceId: string
  channel: string
  now: Date
}

/** Starts the closing of an account: the request is written down and everything that acts for the member ends at once. */
export async function applyToClose(tx: Transaction, { memberId, proof, agreed, reason, deviceId, channel, now }: Applying) {
  const own = eq(deregistrations.memberId, memberId)
  const [closing] = await tx
    .select()
    .from(deregistrations)
    .where(and(own, eq(deregistrations.state, 'cooling')))
  if (closing) throw alreadyClosing()
  const member = await memberWith(tx, memberId)
  if (!member) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const conditions = await conditionsOf(tx, memberId)
  if (conditions.some(({ isMet }) => !isMet))
    throw new HttpError(409, 'NOT_SETTLED', '还有未完成的事项，请先处理后再注销', { details: { conditions } })
  await consumeOwnProof(tx, { proof, purpose: 'deregister', memberId, now })
  const [row] = await tx
    .insert(deregistrations)
    .values({
      requestId: randomId(32),
      requestNumber: `ZX${shopDate(now).replaceAll('-', '')}${String(randomInt(10 ** 8)).padStart(8, '0')}`,
      memberId,
      phoneMasked: maskPhone(member.phone),
      reason: reason ?? null,
      state: 'cooling',
      appliedAt: now,
      finishesAt: new Date(now.getTime() + COOLING_DAYS * DAY),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw alreadyClosing()
  await recordActs(tx, agreed, { memberId, deviceId, channel, now })
  await endSessions(tx, { memberId })
  await tx.delete(authorizations).where(eq(authorizations.memberId, memberId))
  await tx.delete(pushClients).where(eq(pushClients.memberId, memberId))
  return { row, phone: member.phone }
}

const alreadyClosing = () => new HttpError(409, 'DEREGISTERING', '已提交过注销申请，正在冷静期内，无需重复提交；可在注销记录中查看或撤销')
