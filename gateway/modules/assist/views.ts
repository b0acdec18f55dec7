import { and, desc, eq } from 'drizzle-orm'
import { WISHES, type Assist } from '../../../src/contract/assist'
import type { Coupon } from '../../../src/contract/coupon'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { maskedName } from '../../lib/maskedName'
import { paged } from '../../lib/paged'
import { memberCoupons } from '../coupon/schema'
import { couponsOf } from './activities'
import { assistOf, standingOf } from './help'
import { isOver } from './lapse'
import { assistGrant } from './reward'
import { assists, type AssistRow } from './schema'
import { helpersOf } from './suspicions'

type Asking = { memberId: string; now: Date }

/** What is given for each of them: also where a type has ended since, for another takes its place; a type is never deleted. */
async function couponsIn(db: Querying, rows: readonly AssistRow[], now: Date): Promise<(row: AssistRow) => Coupon> {
  const found = await couponsOf(db, rows.map(({ terms }) => terms.couponType), now) // prettier-ignore
  return ({ terms: { couponType } }) => {
    const coupon = found.get(couponType)
    if (!coupon) throw new Error(`${couponType} was promised and is gone`)
    return coupon.shown
  }
}
const couponIn = async (db: Querying, row: AssistRow, now: Date) => (await couponsIn(db, [row], now))(row)

const shownOf = (row: AssistRow, coupon: Coupon, now: Date): Assist => ({
  ...{ assistId: row.assistId, activityId: row.activityId, coupon, helped: row.helped, refusedFor: row.refusedFor },
  ...{ title: row.terms.title, friends: row.terms.friends, hours: row.terms.hours, endsAt: row.endsAt.toISOString() },
  state: isOver(row, now) ? 'lapsed' : row.state,
})

/** An assist of one's own, with who helped, masked. 404 of anybody else's. */
export async function ownAssist(db: Querying, { memberId, assistId, now }: Asking & { assistId: string }) {
  const row = await assistOf(db, assistId)
  if (row.memberId !== memberId) throw notFound('这个助力')
  const helps = (await helpersOf(db, assistId)).map(({ help: { wish, at }, nickname }) => ({
    ...{ name: maskedName(nickname), wish: WISHES[wish], at: at.toISOString() },
  }))
  const [given] = await db
    .select({ couponId: memberCoupons.couponId })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.grantKey, assistGrant(assistId))))
  return {
    ...shownOf(row, await couponIn(db, row, now), now),
    couponId: given?.couponId ?? null,
    ...{ helps: helps.reverse(), serverTime: now.toISOString() },
  }
}

type Paged = Asking & { page: number; size: number }

export async function assistsOf(db: Querying, { memberId, page, size, now }: Paged) {
  const wanted = eq(assists.memberId, memberId)
  const rows = await db
    .select()
    .from(assists)
    .where(wanted)
    .orderBy(desc(assists.startedAt), desc(assists.assistId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = await db.$count(assists, wanted)
  const couponOf = await couponsIn(db, rows, now)
  return paged(
    rows.map((row) => shownOf(row, couponOf(row), now)),
    { page, size, hits },
  )
}

type Seeing = { assistId: string; memberId: string | undefined; now: Date }

/** What a friend sees: whose it is, and who helped, is not said. */
export async function seenAssist(db: Querying, { assistId, memberId, now }: Seeing) {
  const row = await assistOf(db, assistId)
  const { activityId, title, coupon, friends, hours, helped, endsAt } = shownOf(row, await couponIn(db, row, now), now)
  const standing = await standingOf(db, row, { memberId, now })
  return { activityId, title, coupon, friends, hours, helped, endsAt, standing, serverTime: now.toISOString() }
}
