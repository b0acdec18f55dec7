import { and, eq, gte, inArray, isNotNull, or } from 'drizzle-orm'
import type { AssistSuspicion } from '../../../counter/contract/assist'
import { NEW_MEMBER_DAYS } from '../../../src/contract/assist'
import { DAY } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { deviceHashesOf } from '../../kernel/marks'
import { members } from '../../kernel/schema'
import { couponsOf } from './activities'
import { assistHelps, type AssistRow } from './schema'

/** From how much on a person looks at it; the figures are ours: so many members help on one network within `days`, as a family does, or a farm. */
export const LIMITS = { onNetwork: 3, days: 30 } as const

/** Who helped with an assist, and since when the account is there. */
export const helpersOf = (db: Querying, assistId: string) =>
  db
    .select({ help: assistHelps, nickname: members.nickname, createdAt: members.createdAt })
    .from(assistHelps)
    .innerJoin(members, eq(members.memberId, assistHelps.memberId))
    .where(eq(assistHelps.assistId, assistId))
    .orderBy(assistHelps.at, assistHelps.helpId)

/** Whether an account was new when an assist was begun; also one that was opened for it. */
export const isNewAt = (createdAt: Date, { startedAt }: Pick<AssistRow, 'startedAt'>) =>
  createdAt.getTime() >= startedAt.getTime() - NEW_MEMBER_DAYS * DAY

/** What speaks against giving for an assist in which enough have helped. It refuses nobody. */
export async function suspicionsOf(db: Querying, row: AssistRow, now: Date): Promise<AssistSuspicion[]> {
  const helpers = await helpersOf(db, row.assistId)
  const around = await helpsAround(db, helpers, now)
  const coupon = (await couponsOf(db, [row.terms.couponType], now)).get(row.terms.couponType)
  const own = await deviceHashesOf(db, row.memberId)
  const membersWith = (mark: 'deviceHash' | 'networkHash', value: string) =>
    new Set(around.filter((one) => one[mark] === value).map(({ memberId }) => memberId)).size
  const found: Readonly<Record<AssistSuspicion, boolean>> = {
    sameDevice: helpers.some(
      ({ help: { deviceHash } }) => deviceHash !== null && (own.has(deviceHash) || membersWith('deviceHash', deviceHash) > 1),
    ),
    sameNetwork: helpers.some(({ help: { networkHash } }) => membersWith('networkHash', networkHash) >= LIMITS.onNetwork),
    newAccounts: helpers.filter(({ createdAt }) => isNewAt(createdAt, row)).length * 2 > row.terms.friends,
    couponEnded: !coupon || coupon.isEnded,
  }
  return (Object.keys(found) as AssistSuspicion[]).filter((reason) => found[reason])
}

/** Who helped lately, with whomever, on the devices and networks of these helpers. */
const helpsAround = (db: Querying, helpers: Awaited<ReturnType<typeof helpersOf>>, now: Date) =>
  db
    .select({ memberId: assistHelps.memberId, deviceHash: assistHelps.deviceHash, networkHash: assistHelps.networkHash })
    .from(assistHelps)
    .where(
      and(
        gte(assistHelps.at, new Date(now.getTime() - LIMITS.days * DAY)),
        or(
          inArray(assistHelps.networkHash, helpers.map(({ help }) => help.networkHash)), // prettier-ignore
          and(
            isNotNull(assistHelps.deviceHash),
            inArray(assistHelps.deviceHash, helpers.flatMap(({ help }) => help.deviceHash ?? [])), // prettier-ignore
          ),
        ),
      ),
    )
