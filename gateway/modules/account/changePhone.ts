import { eq } from 'drizzle-orm'
import type { Session } from '../../../src/contract/account'
import { useCode } from '../captcha/smsCodes'
import type { Transaction } from '../../db/open'
import { members } from '../../db/schema'
import { Refusal } from '../../kernel/refusal'
import { sqlState } from '../../kernel/transaction'
import { forgetDevices } from '../captcha/knownDevices'
import { useOwnProof } from './proofs'
import { type Arriving, memberWith, renewSession } from './welcome'

const UNIQUE = '23505'
const taken = () => new Refusal(409, 'PHONE_TAKEN', '这个手机号已绑定其他账号，请换一个号码，或退出后用它登录', { field: 'phoneNum' })

type Change = { memberId: string; proof: string; phone: string; codeId: string; arriving: Arriving }

/**
 * Gives a member another phone. Both phones were held a moment ago: the old one by its proof, the new one by its code. Every other
 * session ends; this one gets a new token. Answers the old number too, for the notice it gets.
 */
export async function changePhone(tx: Transaction, change: Change): Promise<{ session: Session; oldPhone: string }> {
  const { memberId, proof, phone, codeId, arriving } = change
  const member = await memberWith(tx, memberId)
  if (!member) throw new Refusal(401, 'NOT_LOGGED_IN', '请先登录')
  if (member.phone === phone) throw new Refusal(400, 'SAME_PHONE', '新手机号与当前手机号相同，请填写另一个号码', { field: 'phoneNum' })
  const [owner] = await tx.select({ memberId: members.memberId }).from(members).where(eq(members.phone, phone))
  if (owner) throw taken()
  await useOwnProof(tx, { proof, purpose: 'change', memberId, now: arriving.now })
  await useCode(tx, codeId, arriving.now)
  await forgetDevices(tx, member.phone)
  await tx.update(members).set({ phone }).where(eq(members.memberId, memberId))
  return { session: await renewSession(tx, { ...member, phone }, arriving), oldPhone: member.phone }
}

/** Two who take one number at the same moment: the database lets one through, the other reads why. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw sqlState(error) === UNIQUE ? taken() : error
  }
}
