import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { members } from '../db/schema'
import { randomId } from '../kernel/hash'

/** The member with a phone; an unknown phone becomes a member, once, however many ask together. */
export async function memberOfPhone(tx: Querying, phone: string, now: Date) {
  const loginName = `qh${String(randomInt(10 ** 10)).padStart(10, '0')}`
  const nickname = `青禾用户${phone.slice(-4)}`
  const [added] = await tx
    .insert(members)
    .values({ memberId: randomId(), loginName, phone, nickname, createdAt: now })
    .onConflictDoNothing({ target: members.phone })
    .returning()
  if (added) return added
  const [known] = await tx.select().from(members).where(eq(members.phone, phone))
  if (!known) throw new Error('The phone was taken and is gone again')
  return known
}
