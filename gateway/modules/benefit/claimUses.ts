import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import { forEach, type Job } from '../../kernel/jobs/job'
import { log } from '../../lib/log'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import type { Insurer } from '../../providers/insurer/insurer'
import { benefits, benefitUses } from './schema'

/** An insurer is told until it answers, at least hourly. */
const BACKOFF: Backoff = { first: MINUTE, cap: HOUR, until: 365 * DAY }
const BATCH = 50

/** What was received before claims were made, or through a gateway of the release before, is claimed as well. */
export const dueClaims: Job = async ({ db }) => {
  await db
    .update(benefitUses)
    .set({ claimDueAt: benefitUses.takenAt })
    .where(
      and(isNotNull(benefitUses.takenAt), isNull(benefitUses.claimedAt), isNull(benefitUses.claimDueAt), isNull(benefitUses.claimError)),
    )
}

type Use = { use: typeof benefitUses.$inferSelect; policyNumber: string }

/** The outbox of claims: tells insurers what they owe for orders that were received, anew where goods went back. One that fails keeps no other waiting. */
export const claimUses: Job = async ({ db, providers: { insurer }, now }) => {
  if (!insurer) return
  const due = await db
    .select({ use: benefitUses, policyNumber: benefits.policyNumber })
    .from(benefitUses)
    .innerJoin(benefits, eq(benefits.benefitId, benefitUses.benefitId))
    .where(lte(benefitUses.claimDueAt, now))
    .orderBy(asc(benefitUses.claimDueAt), asc(benefitUses.orderCode))
    .limit(BATCH)
  await forEach(due, '商保理赔', (row) => claim({ db, insurer, now }, row))
}

async function claim({ db, insurer, now }: { db: Db; insurer: Insurer; now: Date }, { use, policyNumber }: Use): Promise<void> {
  const attempts = use.claimAttempts + 1
  const next = nextAttempt(BACKOFF, { attempts, since: use.takenAt ?? use.heldAt, now }) ?? new Date(now.getTime() + HOUR)
  // Of several gateways that see it due, one asks; an amount that changes meanwhile is claimed again.
  const asWas = (count: number) =>
    and(eq(benefitUses.orderCode, use.orderCode), eq(benefitUses.claimAttempts, count), eq(benefitUses.back, use.back))
  const [claimed] = await db
    .update(benefitUses)
    .set({ claimAttempts: attempts, claimDueAt: next })
    .where(asWas(use.claimAttempts))
    .returning({ orderCode: benefitUses.orderCode })
  if (!claimed) return
  try {
    const answer = await insurer.claim({ key: use.orderCode, policyNumber, amount: use.cents - use.back })
    if (answer.state === 'pending') return void (await db.update(benefitUses).set({ claimError: null }).where(asWas(attempts)))
    if (answer.state === 'refused') {
      log.error(`订单 ${use.orderCode} 的商保理赔被保险公司拒绝，请人工核对：${answer.reason}`)
      return void (await db.update(benefitUses).set({ claimDueAt: null, claimError: answer.reason }).where(asWas(attempts)))
    }
    await db.update(benefitUses).set({ claimDueAt: null, claimAttempts: 0, claimError: null, claimedAt: now }).where(asWas(attempts))
  } catch (error) {
    logFailedAttempt({ what: `订单 ${use.orderCode} 的商保理赔`, err: error, hasFailedBefore: use.claimError !== null, next })
    await db
      .update(benefitUses)
      .set({ claimError: faultText(error) })
      .where(asWas(attempts))
  }
}
