import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { invitations, inviteLinks } from './schema'

/** An invitation stays as a figure of who invited, without whose it was; with who invited it ends, for nobody is there to give something to. */
export async function unlinkInvitations(tx: Transaction, { memberId, archive }: { memberId: string; archive: string }): Promise<void> {
  const ended = { state: sql`case when ${isOpen} then 'lapsed' else ${invitations.state} end`, waitsSince: null }
  await tx
    .update(invitations)
    .set({ ...ended, memberId: archive, deviceHash: null, networkHash: null, orderCode: null, reasons: [], refusedFor: null })
    .where(eq(invitations.memberId, memberId))
  await tx
    .update(invitations)
    .set({ ...ended, inviterId: null })
    .where(eq(invitations.inviterId, memberId))
}

const isOpen = inArray(invitations.state, ['joined', 'held', 'inReview'])

/** HMACs of devices and networks, and what was read from them, are not needed once nothing more can be given for an invitation. */
export async function forgetMarks(tx: Pick<Transaction, 'update'>, before: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ deviceHash: null, networkHash: null, reasons: [] })
    .where(and(lt(invitations.acceptedAt, before), isNotNull(invitations.networkHash)))
  await tx
    .update(inviteLinks)
    .set({ networkHash: null })
    .where(and(lt(inviteLinks.at, before), isNotNull(inviteLinks.networkHash)))
}
