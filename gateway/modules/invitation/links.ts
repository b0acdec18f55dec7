import { eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { inviteLinks } from './schema'
import { termsNow } from './terms'

export type Link = typeof inviteLinks.$inferSelect

type Beginning = { memberId: string; networkHash: string; now: Date }

/** What a member passes on, the same each time; the network is the last on which it was asked for. 409 INVITATION_CLOSED. */
export async function begin(tx: Transaction, { memberId, networkHash, now }: Beginning): Promise<string> {
  await termsNow(tx)
  const [link] = await tx
    .insert(inviteLinks)
    .values({ inviteId: randomId(), memberId, networkHash, at: now })
    .onConflictDoUpdate({ target: inviteLinks.memberId, set: { networkHash, at: now } })
    .returning({ inviteId: inviteLinks.inviteId })
  if (!link) throw new Error(`${memberId} invites and does not`)
  return link.inviteId
}

export async function linkOf(db: Querying, inviteId: string): Promise<Link | undefined> {
  const [link] = await db.select().from(inviteLinks).where(eq(inviteLinks.inviteId, inviteId))
  return link
}

/** The invitation of this member, where he began one. */
export async function ownLinkOf(db: Querying, memberId: string): Promise<Link | undefined> {
  const [link] = await db.select().from(inviteLinks).where(eq(inviteLinks.memberId, memberId))
  return link
}
