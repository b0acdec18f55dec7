import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared'
import type { Querying } from '../../db/open'
import { addresses } from '../address/schema'
import { DRAWN, memberCoupons } from '../coupon/schema'
import { heldPriceRights } from '../grant/heldPriceRights'
import { NO_RIGHTS, type PriceRights } from '../grant/priceRights'
import { ledgerBalances } from '../ledger/schema'
import { standingOf } from '../ledger/standingOf'
import { members } from '../../kernel/schema'
import { prescriptions, UNDECIDED } from '../prescription/schema'
import { rxRulesOf } from '../prescription/rxRules'
import { standingLines, type StandingLine } from '../purchase/buyLimit'
import type { StoredAddress } from '../address/addressText'
import type { HeldCoupon } from '../coupon/held'
import { reviewedFirst, usableOf, type UsablePrescription } from '../prescription/usable'

const addressId = sql.placeholder('addressId')
const now = sql.placeholder('now')

/** The types of all coupons a member has drawn, within the one query of the member's. */
const drawnTypesOf = (db: Querying) =>
  sql<string[]>`array(${db
    .select({ couponType: memberCoupons.couponType })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, members.memberId), eq(memberCoupons.grantKey, DRAWN)))})`

/** Stands for a balance of which something has expired that is not entered yet. */
const UNKNOWN = -1
const OF_COINS = eq(ledgerBalances.account, 'coin')
/** The balance of coins; null without any. */
const coinsOf = (db: Querying) =>
  sql<number | null>`(${db
    .select({
      balance: sql`case when ${ledgerBalances.nextExpiryAt} <= ${now}::timestamptz then ${UNKNOWN} else ${ledgerBalances.balance} end`,
    })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.memberId, members.memberId), OF_COINS))})`

const read = prepared((db) =>
  db.query.members
    .findFirst({
      columns: { memberId: true },
      extras: {
        drawnTypes: drawnTypesOf(db).as('drawn_types'),
        coins: coinsOf(db).as('coins'),
        rights: heldPriceRights(db, { memberId: members.memberId, now }).as('rights'),
        standing: standingLines(db, { memberId: members.memberId, productCodes: sql.placeholder('productCodes') }).as('standing'),
      },
      where: eq(members.memberId, sql.placeholder('memberId')),
      with: {
        coupons: {
          where: and(isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now)),
          orderBy: [asc(memberCoupons.endsAt), asc(memberCoupons.couponId)],
          with: { type: true },
        },
        prescriptions: {
          where: and(
            inArray(prescriptions.status, ['approved', ...UNDECIDED]),
            isNull(prescriptions.usedByOrder),
            isNull(prescriptions.hiddenAt),
            gt(prescriptions.validUntil, now),
          ),
          orderBy: [asc(prescriptions.validUntil), asc(prescriptions.prescriptionId)],
          with: { drugs: true },
        },
        addresses: {
          where: sql`(${addressId}::text is null or ${addresses.id} = ${addressId})`,
          orderBy: [desc(addresses.isDefault), desc(addresses.createdAt)],
          limit: 1,
        },
      },
    })
    .prepare(''),
)

/** What a member brings to an order. */
export type Holdings = {
  /** Those that could still be used, the one that ends first in front. */
  coupons: HeldCoupon[]
  /** The types of all that were ever drawn. */
  drawnTypes: ReadonlySet<string>
  /** Unused and unexpired: the approved in front, then those that wait for a pharmacist, where the shop takes orders by them; of each the one that ends first. */
  usable: UsablePrescription[]
  /** The delivery address: the one named, else the default, else the newest; nothing where the member has none or that one is another's. */
  address: StoredAddress | undefined
  /** What limits count against another order. */
  standing: StandingLine[]
  coinBalance: number
  /** By which it costs less. */
  rights: PriceRights
}

type Asked = { memberId: string; addressId: string | undefined; productCodes: readonly string[]; now: Date }

/** Coupons, prescriptions, the delivery address, the standing orders and the rights of a member, in one query. */
export async function holdingsOf(db: Querying, asked: Asked): Promise<Holdings> {
  const found = await read(db).execute({ ...asked, addressId: asked.addressId ?? null, now: asked.now.toISOString() })
  const usable = reviewedFirst((found?.prescriptions ?? []).map(({ drugs, ...of }) => usableOf(of, drugs)))
  // Most members have none that waits: then nothing more is asked.
  const isWaitingToo = usable.some(({ isReviewed }) => !isReviewed) && (await rxRulesOf(db)).ordersWait
  return {
    coupons: (found?.coupons ?? []).map(({ type, ...drawn }) => ({ ...type, ...drawn })),
    drawnTypes: new Set(found?.drawnTypes),
    usable: isWaitingToo ? usable : usable.filter(({ isReviewed }) => isReviewed),
    address: found?.addresses[0],
    standing: found?.standing ?? [],
    coinBalance:
      found?.coins === UNKNOWN
        ? (await standingOf(db, { memberId: asked.memberId, account: 'coin' }, asked.now)).balance
        : (found?.coins ?? 0),
    rights: found?.rights ?? NO_RIGHTS,
  }
}
