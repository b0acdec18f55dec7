import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { MemberLevel } from '../../../counter/contract/settings/levelRows'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { moveGrants } from '../grant/moveGrants'
import { followLedger } from '../ledger/followers'
import { ledgerEntries } from '../ledger/schema'
import { standingOf } from '../ledger/standingOf'
import { firstLevel, levelRowOf, lockGrowth } from './heldLevel'
import { levelAfter, levelAfterReturn, type HeldLevel, type LevelChange } from './levelAfter'
import { levelsOf } from './levels'
import { BY_LEVEL, rightsAt } from './rightsAt'
import { memberLevelChanges, memberLevels } from './schema'
import { withdrawGifts } from './withdrawGifts'

type Settling = { memberId: string; at: Date }
type Settled = Settling & { held: HeldLevel; growth: number; levels: readonly MemberLevel[] }

/** Brings a member's level, and what it gives, to what his growth says at a moment. Idempotent. */
export async function settleLevel(tx: Transaction, { memberId, at }: Settling): Promise<void> {
  await lockGrowth(tx, memberId)
  const held = (await levelRowOf(tx, memberId)) ?? firstLevel(at)
  const growth = (await standingOf(tx, { memberId, account: 'growth' }, at)).balance
  const settled = { memberId, at, held, growth, levels: await levelsOf(tx) }
  const change = (await returned(tx, settled)) ?? levelAfter(settled)
  if (change) await enterChange(tx, settled, change)
}

followLedger('growth', settleLevel)

/** What was taken back at this very moment, and what that does to a level which was reached with it. */
async function returned(tx: Transaction, settled: Settled): Promise<LevelChange | undefined> {
  const { memberId, at, held } = settled
  if (held.level === 1) return undefined
  const { reference } = ledgerEntries
  const own = and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, 'growth'))
  const taken = await tx
    .select({ reference })
    .from(ledgerEntries)
    .where(and(own, eq(ledgerEntries.at, at), eq(ledgerEntries.reason, 'orderTaken')))
  if (taken.length === 0) return undefined
  // Less will be left than it was looked for.
  await tx.update(memberLevels).set({ lookedUntil: null }).where(eq(memberLevels.memberId, memberId))
  const ofOrders = inArray(reference, taken.map((entry) => entry.reference)) // prettier-ignore
  const [earned] = await tx
    .select({ at: max(ledgerEntries.at) })
    .from(ledgerEntries)
    .where(and(own, eq(ledgerEntries.reason, 'orderEarned'), ofOrders))
  if (!earned?.at) return undefined
  return levelAfterReturn({ ...settled, before: await levelBefore(tx, settled), earnedAt: earned.at })
}

async function levelBefore(tx: Transaction, { memberId, at, held }: Settled): Promise<HeldLevel> {
  const isReached = and(eq(memberLevelChanges.reason, 'reached'), eq(memberLevelChanges.to, held.level))
  const [row] = await tx
    .select()
    .from(memberLevelChanges)
    .where(and(eq(memberLevelChanges.memberId, memberId), isReached))
    .orderBy(desc(memberLevelChanges.at))
    .limit(1)
  return row ? { level: row.from, since: row.fromSince ?? at, until: row.fromUntil } : firstLevel(at)
}

async function enterChange(tx: Transaction, { memberId, at, held, levels }: Settled, { reason, ...now }: LevelChange): Promise<void> {
  const row = { ...now, lookedUntil: null, provedAt: null }
  await tx
    .insert(memberLevels)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: memberLevels.memberId, set: row })
  const isFirst = held.level === 1 && held.until === null
  await tx.insert(memberLevelChanges).values({
    changeId: randomId(),
    memberId,
    from: held.level,
    to: now.level,
    reason,
    fromSince: isFirst ? null : held.since,
    fromUntil: held.until,
    at,
  })
  await moveGrants(tx, { memberId, by: BY_LEVEL, wanted: rightsAt(levels, now.level), until: now.until, at, reason })
  if (reason === 'takenBack') await withdrawGifts(tx, { memberId, above: now.level, since: held.since, at })
}
