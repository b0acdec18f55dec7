import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { preferences } from './schema'

/** Default of each switch. Advertising and personalization are opt-in; messages about a member's own orders and questions are on. */
const UNTOUCHED = {
  product_mhy: false,
  marketingTel: false,
  marketingMsg: false,
  pushOrder: true,
  pushService: true,
  pushActivity: false,
} as const
export type SwitchKey = keyof typeof UNTOUCHED

export type Switch = { isOn: boolean; changedAt: Date | null; countsFrom: Date | null }

/** One switch of a member. It is read from the database at each use: a change counts from the next call on, in every process. */
export async function switchOf(db: Querying, memberId: string, key: SwitchKey): Promise<Switch> {
  const [row] = await db
    .select({ isOn: preferences.isOn, changedAt: preferences.changedAt, countsFrom: preferences.countsFrom })
    .from(preferences)
    .where(and(eq(preferences.memberId, memberId), eq(preferences.key, key)))
  return row ?? { isOn: UNTOUCHED[key], changedAt: null, countsFrom: null }
}

export async function setSwitch(
  db: Querying,
  { memberId, key, isOn, now }: { memberId: string; key: SwitchKey; isOn: boolean; now: Date },
) {
  await db
    .insert(preferences)
    .values({ memberId, key, isOn, changedAt: now })
    .onConflictDoUpdate({ target: [preferences.memberId, preferences.key], set: { isOn, changedAt: now } })
}

/** Personal lists: what was looked at up to now counts no more. */
export async function clearInterests(db: Querying, memberId: string, now: Date) {
  await db
    .insert(preferences)
    .values({ memberId, key: 'product_mhy', isOn: UNTOUCHED.product_mhy, changedAt: now, countsFrom: now })
    .onConflictDoUpdate({ target: [preferences.memberId, preferences.key], set: { countsFrom: now } })
}
