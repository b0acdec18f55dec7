import { eq } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { notFound } from '../../lib/httpError'

/** Since when somebody is a member: no day before can be signed. */
export type Signer = { memberId: string; since: string }

/** What a member does at once about signing in is done one after the other: each looks at the days that are signed. */
export async function lockForSigning(tx: Transaction, memberId: string): Promise<Signer> {
  const [member] = await tx
    .select({ createdAt: members.createdAt })
    .from(members)
    .where(eq(members.memberId, memberId))
    .for('no key update')
  if (!member) throw notFound('这个账号')
  return { memberId, since: shopDate(member.createdAt) }
}
