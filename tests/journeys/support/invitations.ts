import { eq } from 'drizzle-orm'
import { invitations, inviteLinks, members, orders } from '../../../gateway/tables'
import { settleOpen } from '../../../gateway/modules/invitation/settleInvitations'
import type { GatewayProcess } from './gatewayProcess'
import { putReceived } from './putReceived'
import { withDb } from './withDb'

/** Makes a member of the demonstration one who registered just now. */
export const putRegistered = (gateway: GatewayProcess, memberId: string) =>
  withDb(gateway, (db) => db.update(members).set({ createdAt: gateway.now() }).where(eq(members.memberId, memberId)))

/** What a member passes on. */
export async function inviteOf(gateway: GatewayProcess, memberId: string): Promise<string> {
  const found: string[] = []
  await withDb(gateway, async (db) => {
    const links = await db.select().from(inviteLinks).where(eq(inviteLinks.memberId, memberId))
    found.push(...links.map(({ inviteId }) => inviteId))
  })
  return found[0] ?? ''
}

/**
 * Lets a friend's only order be received, and takes from the invitation that both phones of a walk are on one network: what a person decides then
 * is tested at the counter.
 */
export async function putFriendsOrderReceived(gateway: GatewayProcess, memberId: string): Promise<void> {
  const codes: string[] = []
  await withDb(gateway, async (db) => {
    await db.update(invitations).set({ reasons: [] }).where(eq(invitations.memberId, memberId))
    codes.push(...(await db.select().from(orders).where(eq(orders.memberId, memberId))).map(({ orderCode }) => orderCode))
  })
  await putReceived(gateway, codes[0] ?? '')
}

/** What is due now is given, without waiting for the gateway's own round. */
export const putInvitationsSettled = (gateway: GatewayProcess) => withDb(gateway, (db) => settleOpen(db, gateway.now()))
