import { invitations } from '../../gateway/tables'
import { randomId } from '../../gateway/lib/hash'
import { termsNow } from '../../gateway/modules/invitation/terms'
import { ORDER_DAYS } from '../../src/contract/invitation'
import { DAY } from '../../src/lib/duration'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'

type Row = typeof invitations.$inferInsert
type Place = { db: Gateway['db']; clock: { now: () => Date } }
type Pair = {
  /** Who invites. */
  from: { memberId: string }
  /** Who accepted. */
  friend: { memberId: string }
}

/** An invitation under what the shop publishes, accepted now and without an order, unless `fields` say otherwise; answers its id. */
export async function invitationAt({ db, clock }: Place, { from, friend }: Pair, fields: Partial<Row> = {}): Promise<string> {
  const [invitationId, now] = [randomId(), clock.now()]
  await db.insert(invitations).values({
    ...{ invitationId, memberId: friend.memberId, inviterId: from.memberId, state: 'joined', terms: await termsNow(db) },
    ...{ acceptedAt: now, orderBefore: new Date(now.getTime() + ORDER_DAYS * DAY), reasons: [] },
    ...fields,
  })
  return fields.invitationId ?? invitationId
}

/** One that waits for a person since now. */
export const reviewedInvitationAt = (place: Place, pair: Pair, fields: Partial<Row> = {}): Promise<string> =>
  invitationAt(place, pair, { state: 'inReview', waitsSince: place.clock.now(), reasons: ['sameDevice'], ...fields })

/** What somebody has of invitations: what he passes on, and one that he accepted, which a person looks at. */
export async function invitationBelongings(gateway: Gateway, who: Client & { memberId: string }, fields: Partial<Row> = {}): Promise<void> {
  await who.invitation.begin()
  await reviewedInvitationAt(gateway, { from: gateway.chen, friend: who }, fields)
}
