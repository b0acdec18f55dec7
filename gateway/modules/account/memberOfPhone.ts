import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { members } from '../../kernel/schema'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { shopOf } from '../../kernel/shop'

type New = { phone: string; loginName?: string | undefined; passwordHash?: string; now: Date }

/** The member with a phone; an unknown phone becomes a member, once, however many ask together. */
export async function memberOfPhone(tx: Querying, phone: string, now: Date) {
  const added = await addMember(tx, { phone, now })
  if (added) return added
  const [known] = await tx.select().from(members).where(eq(members.phone, phone))
  if (!known) throw new Error('The phone was taken and is gone again')
  return known
}

/** The id of the member with a phone; null where it is nobody's. */
export async function memberIdOfPhone(db: Querying, phone: string): Promise<string | null> {
  const [member] = await db.select({ memberId: members.memberId }).from(members).where(eq(members.phone, phone))
  return member?.memberId ?? null
}

/** A member's phone; undefined where there is no such member. */
export async function phoneOf(db: Querying, memberId: string): Promise<string | undefined> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  return member?.phone
}

/** A new member; nothing where the phone belongs to somebody. */
export async function addMember(tx: Querying, { phone, loginName, passwordHash, now }: New) {
  const name = loginName ?? `qh${String(randomInt(10 ** 10)).padStart(10, '0')}`
  const [added] = await tx
    .insert(members)
    .values({
      memberId: randomId(),
      loginName: name,
      phone,
      nickname: `${(await shopOf(tx)).shortName}用户${phone.slice(-4)}`,
      createdAt: now,
      ...(passwordHash !== undefined && { passwordHash }),
    })
    .onConflictDoNothing()
    .returning()
  if (added) return added
  const [nameTaken] = await tx.select({ phone: members.phone }).from(members).where(eq(members.loginName, name))
  if (nameTaken && nameTaken.phone !== phone)
    throw new HttpError(409, 'NAME_TAKEN', '这个用户名已有人使用，请换一个', { field: 'loginName' })
  return undefined
}
