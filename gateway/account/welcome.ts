import { eq } from 'drizzle-orm'
import type { Session } from '../../src/contract/account'
import type { Transaction } from '../db/open'
import { members } from '../db/schema'
import { openSession } from '../kernel/session'
import { mergeCart } from '../trade/cart/mergeCart'
import { type Agreement, recordConsents } from './agreements'
import { maskPhone } from './maskPhone'

type Member = typeof members.$inferSelect
type Arriving = { deviceId: string; channel: string; now: Date }

/** Logs a member in: what was agreed to is recorded, the visitor's cart of this device becomes the member's, a session opens. */
export async function welcome(
  tx: Transaction,
  member: Member,
  { agreed, ...arriving }: Arriving & { agreed: Agreement[] },
): Promise<Session> {
  await recordConsents(tx, agreed, { memberId: member.memberId, ...arriving })
  await mergeCart(tx, arriving.deviceId, member.memberId)
  return sessionFor(tx, member, arriving)
}

/** A session of a member on a device, as the storefront gets it. */
export async function sessionFor(tx: Transaction, member: Member, arriving: Arriving): Promise<Session> {
  const { token, expiresAt } = await openSession(tx, { memberId: member.memberId, ...arriving })
  const { memberId, loginName, nickname, phone } = member
  return { token, userId: memberId, loginName, nickname, phoneNum: maskPhone(phone), expiresAt: expiresAt.toISOString() }
}

export async function memberWith(tx: Transaction, memberId: string): Promise<Member | undefined> {
  const [member] = await tx.select().from(members).where(eq(members.memberId, memberId))
  return member
}
