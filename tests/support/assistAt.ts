import { assistHelps, assists } from '../../gateway/tables'
import { randomId } from '../../gateway/lib/hash'
import { activityOf } from '../../gateway/modules/assist/activities'
import { HOUR } from '../../src/lib/duration'
import { shopDate } from '../../src/lib/time'
import type { Gateway } from './gateway'

type Row = typeof assists.$inferInsert
type Place = { db: Gateway['db']; clock: { now: () => Date } }
type Person = { memberId: string }

/** The activity of the demonstration. */
export const ACTIVITY = 'family'

/** An assist of the demonstration's activity, begun now, in which nobody has helped, unless `fields` say otherwise; answers its id. */
export async function assistAt({ db, clock }: Place, { memberId }: Person, fields: Partial<Row> = {}): Promise<string> {
  const now = clock.now()
  const { title, couponType, friends, hours } = (await activityOf(db, ACTIVITY, now)).setting
  const row: Row = {
    ...{ assistId: randomId(), memberId, activityId: ACTIVITY, terms: { title, couponType, friends, hours }, state: 'open', reasons: [] },
    ...{ startedAt: now, endsAt: new Date(now.getTime() + hours * HOUR) },
    ...fields,
  }
  await db.insert(assists).values(row)
  return row.assistId
}

/** One that waits for a person since now. */
export const reviewedAssistAt = (place: Place, owner: Person, fields: Partial<Row> = {}): Promise<string> =>
  assistAt(place, owner, { state: 'inReview', helped: 2, waitsSince: place.clock.now(), reasons: ['sameNetwork'], ...fields })

type Help = Pick<typeof assistHelps.$inferInsert, 'assistId'> & Partial<typeof assistHelps.$inferInsert>

/** That somebody helped, on a network of his own, without what follows from it. */
export async function helpAt({ db, clock }: Place, { memberId }: Person, help: Help): Promise<void> {
  const now = clock.now()
  const helpId = randomId()
  await db.insert(assistHelps).values({ helpId, memberId, day: shopDate(now), wish: 'care', at: now, networkHash: helpId, ...help })
}

/** What somebody has of assists: one that he began and that a person looks at, and that he helped somebody, whose time ended. */
export async function assistBelongings(gateway: Gateway, who: Person): Promise<void> {
  await reviewedAssistAt(gateway, who)
  await helpAt(gateway, who, { assistId: await assistAt(gateway, gateway.chen, { state: 'lapsed' }) })
}
