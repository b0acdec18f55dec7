import { and, between, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Suspicion } from '../../../counter/contract/invitation'
import { DAY } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { deviceHashesOf, type Marks } from '../../kernel/marks'
import { addressText } from '../address/addressText'
import { addresses } from '../address/schema'
import { orders } from '../purchase/schema'
import { invitations, inviteLinks, type InvitationRow } from './schema'

/**
 * From how much on a person looks at it; the figures are ours. So many `others` on the network of a friend within `days` are a family or a dormitory
 * as often as a farm (of a device one is enough); `rush` friends of one member within a day are a campaign of his. `orders`: so many last orders are compared.
 */
export const LIMITS = { others: 2, days: 30, rush: 5, orders: 20 } as const

type Accepting = Marks & { inviterId: string }

/** What speaks against a friend when he accepts: he does it where, or on what, who invites is. It refuses nobody. */
export async function atAcceptance(db: Querying, accepting: Accepting): Promise<Suspicion[]> {
  const onOwn = (await isOwnDevice(db, accepting)) ? (['sameDevice'] as const) : []
  return [...onOwn, ...((await isOwnNetwork(db, accepting)) ? (['sameNetwork'] as const) : [])]
}

const isOwnDevice = async (db: Querying, { deviceHash, inviterId }: Accepting): Promise<boolean> =>
  deviceHash !== null && (await deviceHashesOf(db, inviterId)).has(deviceHash)

const isOwnNetwork = async (db: Querying, { networkHash, inviterId }: Accepting): Promise<boolean> =>
  (await db.$count(inviteLinks, and(eq(inviteLinks.memberId, inviterId), eq(inviteLinks.networkHash, networkHash)))) > 0

/** What speaks against it when something is to be given, also of friends who accepted after this one. */
export async function atReward(db: Querying, row: InvitationRow): Promise<Suspicion[]> {
  const { deviceHash, networkHash, inviterId } = row
  const around = (of: SQL | undefined, days: number) =>
    db.$count(
      invitations,
      and(
        of,
        ne(invitations.invitationId, row.invitationId),
        between(invitations.acceptedAt, new Date(row.acceptedAt.getTime() - days * DAY), new Date(row.acceptedAt.getTime() + days * DAY)),
      ),
    )
  const { others, days, rush } = LIMITS
  const found: Suspicion[] = []
  if (deviceHash !== null && (await around(eq(invitations.deviceHash, deviceHash), days)) > 0) found.push('sameDevice')
  if (networkHash !== null && (await around(eq(invitations.networkHash, networkHash), days)) >= others) found.push('sameNetwork')
  if (inviterId !== null && (await around(eq(invitations.inviterId, inviterId), 1)) >= rush) found.push('rush')
  if (await goesToInviter(db, row)) found.push('sameAddress')
  return found
}

/** Whether the friend's order goes to where who invites has things sent, or to his phone. */
async function goesToInviter(db: Querying, { inviterId, orderCode }: Pick<InvitationRow, 'inviterId' | 'orderCode'>): Promise<boolean> {
  if (inviterId === null || orderCode === null) return false
  const place = { phone: orders.consigneePhone, text: orders.addressText }
  const [theirs] = await db.select(place).from(orders).where(eq(orders.orderCode, orderCode))
  if (!theirs) return false
  const book = (await db.select().from(addresses).where(eq(addresses.memberId, inviterId))).map((one) => ({
    phone: one.consigneePhone,
    text: addressText(one),
  }))
  const sent = await db
    .select(place)
    .from(orders)
    .where(eq(orders.memberId, inviterId))
    .orderBy(desc(orders.createdAt))
    .limit(LIMITS.orders)
  return [...book, ...sent].some(({ phone, text }) => (phone !== '' && phone === theirs.phone) || plain(text) === plain(theirs.text))
}

/** Blanks and hyphens make no other place. */
const plain = (text: string) => text.replace(/[\s\-－—]/g, '')
