import { and, eq } from 'drizzle-orm'
import type { Session } from '../../../src/contract/account'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import type { Agreed } from '../agreement/agreedTo'
import { recordActs } from '../agreement/record'
import type { Querying, Transaction } from '../../db/open'
import { announce } from '../../kernel/live/live'
import { members, sessions } from '../../kernel/schema'
import { refuseWhileClosing } from './refuseWhileClosing'
import { openSession } from '../../kernel/session'
import { claimRegistrations } from '../callback/claimRegistrations'
import { mergeCart } from '../cart/mergeCart'
import { endSessions } from '../../kernel/endSessions'
import { removeKnownDevices, rememberDevice } from '../captcha/knownDevices'
import { maskPhone } from '../../lib/maskPhone'

type Member = typeof members.$inferSelect
export type LoginDevice = { deviceId: string; channel: string; deviceName: string; now: Date }

/**
 * Logs a member in: what was agreed to is recorded, the visitor's cart of this device and the needs registered by this phone become the member's, a session opens and the
 * one this device had before ends. An account that is being closed lets nobody in.
 */
export async function logIn(tx: Transaction, member: Member, { agreed, ...device }: LoginDevice & { agreed: Agreed[] }): Promise<Session> {
  await refuseWhileClosing(tx, member.memberId)
  await recordActs(tx, agreed, { memberId: member.memberId, ...device })
  await mergeCart(tx, device.deviceId, member.memberId)
  await claimRegistrations(tx, member)
  if (device.deviceId !== NO_DEVICE)
    await tx.delete(sessions).where(and(eq(sessions.memberId, member.memberId), eq(sessions.deviceId, device.deviceId)))
  announce(tx, { kind: 'sessions' })
  await rememberDevice(tx, { phone: member.phone, ...device })
  return sessionFor(tx, member, device)
}

/** A session of a member on a device, as the storefront gets it. */
export async function sessionFor(tx: Transaction, member: Member, device: LoginDevice): Promise<Session> {
  const { token, expiresAt } = await openSession(tx, { memberId: member.memberId, ...device })
  const { memberId, loginName, nickname, phone } = member
  return { token, userId: memberId, loginName, nickname, phoneNum: maskPhone(phone), expiresAt: expiresAt.toISOString() }
}

/** Ends every session of a member and opens a new one for this device, the only one that stays known: after the password or the phone changed. */
export async function renewSession(tx: Transaction, member: Member, device: LoginDevice): Promise<Session> {
  await endSessions(tx, { memberId: member.memberId })
  await removeKnownDevices(tx, member.phone)
  await rememberDevice(tx, { phone: member.phone, ...device })
  return sessionFor(tx, member, device)
}

/** A member by the id; undefined where there is none. */
export async function memberWith(db: Querying, memberId: string): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.memberId, memberId))
  return member
}
