import { eq } from 'drizzle-orm'
import type { Session } from '../../../src/contract/account'
import { consumeSmsCode } from '../captcha/smsCodes'
import type { Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { HttpError } from '../../lib/httpError'
import { sqlState } from '../../kernel/transaction'
import { removeKnownDevices } from '../captcha/knownDevices'
import { consumePhoneProof } from './consumePhoneProof'
import { type LoginDevice, memberWith, renewSession } from './logIn'

const UNIQUE = '23505'
const taken = () => new HttpError(409, 'PHONE_TAKEN', '这个手机号已绑定其他账号，请换一个号码，或退出后用它登录', { field: 'phoneNum' })

type Change = {
  memberId: string
  sessionHash: string | undefined
  proof: string | undefined
  phone: string
  codeId: string
  device: LoginDevice
}

/**
 * Changes a member's phone. Both phones were verified a moment ago: the old one by its proof or by logging in with it, the new one by its code. Every other session
 * ends; this one gets a new token. Returns the old number too, for the message it gets.
 */
export async function changePhone(tx: Transaction, change: Change): Promise<{ session: Session; oldPhone: string }> {
  const { memberId, sessionHash, proof, phone, codeId, device } = change
  const member = await memberWith(tx, memberId)
  if (!member) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  if (member.phone === phone) throw new HttpError(400, 'SAME_PHONE', '新手机号与当前手机号相同，请填写另一个号码', { field: 'phoneNum' })
  const [owner] = await tx.select({ memberId: members.memberId }).from(members).where(eq(members.phone, phone))
  if (owner) throw taken()
  await consumePhoneProof(tx, { memberId, sessionHash, phone: member.phone, proof, now: device.now })
  await consumeSmsCode(tx, codeId, device.now)
  await removeKnownDevices(tx, member.phone)
  await tx.update(members).set({ phone }).where(eq(members.memberId, memberId))
  return { session: await renewSession(tx, { ...member, phone }, device), oldPhone: member.phone }
}

/** A race for one number: the unique index lets one through, the other gets an error. */
export async function orPhoneTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw sqlState(error) === UNIQUE ? taken() : error
  }
}
