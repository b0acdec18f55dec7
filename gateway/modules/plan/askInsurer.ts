import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { ageOn, birthDateOf, sexOf } from '../../../src/contract/idCard'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import { daysAfter, instantOn, shopDate } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import { randomId } from '../../lib/hash'
import { forEach, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import { inTransaction } from '../../kernel/transaction'
import type { Providers } from '../../providers'
import type { Application, Insurer } from '../../providers/insurer/insurer'
import { sealedInsured } from '../benefit/insuredName'
import { benefits } from '../benefit/schema'
import { sendRefunds } from '../pay/sendRefunds'
import { mallRules } from '../pricing/mallRules'
import { giveBack } from './givingBack'
import { firstLimit, laterInstalments, plannedInstalments } from './instalments'
import { lockPolicy } from './ownPolicy'
import { isInsured } from './people'
import { tellAccepted, tellIssued, tellRefused } from './planMessages'
import { stepped } from './planStates'
import { policyContent } from './policyContent'
import { instalments, policies, type PolicyRow, type StoredPolicyState } from './schema'
import { subjectOfPlan } from './subjectOfPlan'

/** An insurer is asked until it answers, at least hourly: what it was told once is not forgotten by a pause. */
const BACKOFF: Backoff = { first: MINUTE, cap: HOUR, until: 365 * DAY }
/** Nobody waits longer for an insurer that does not answer; milliseconds. */
const TIMEOUT_MS = DAY
const BATCH = 50

type Shop = { db: Db; providers: Pick<Providers, 'fileKeys' | 'insurer' | 'bank'>; now: Date }
type Asking = { db: Db; ring: KeyRing; insurer: Insurer; now: Date }

/** What is asked of the insurer, state by state, and what follows from its answer; nothing follows from `pending`. */
const ASKED: Readonly<Partial<Record<StoredPolicyState, (asking: Asking, row: PolicyRow) => Promise<void>>>> = {
  underwriting: underwrite,
  issuing: issue,
  cancelling: cancel,
}

/** The outbox to the insurer: what is due is asked, again and again, until it is answered. One that fails keeps no other waiting. */
export const askInsurer: Job = async ({ db, providers, now }) => {
  const due = await db
    .select()
    .from(policies)
    .where(lte(policies.nextAttemptAt, now))
    .orderBy(asc(policies.nextAttemptAt), asc(policies.id))
    .limit(BATCH)
  await forEach(due, '保单申请', (row) => askFor({ db, providers, now }, row))
}

/** Asks for one policy now, where it is due. What fails is tried again by the job. */
export async function askFor({ db, providers: { insurer, fileKeys: ring, bank }, now }: Shop, row: PolicyRow): Promise<void> {
  const ask = ASKED[row.state]
  const claimed = insurer && ask ? await claim(db, row, now) : undefined
  if (!insurer || !ask || !claimed) return
  try {
    await ask({ db, ring, insurer, now }, claimed)
  } catch (error) {
    const { lastError, nextAttemptAt: next } = claimed
    logFailedAttempt({ what: `保单申请 ${row.id}`, err: error, hasFailedBefore: lastError !== null, next })
    await db
      .update(policies)
      .set({ lastError: faultText(error) })
      .where(and(eq(policies.id, row.id), eq(policies.state, row.state)))
  }
  await sendRefunds({ db, bank, now, subject: subjectOfPlan(row.id) }).catch((error: unknown) =>
    logFailedAttempt({ what: `保单申请 ${row.id} 的退款`, err: error, hasFailedBefore: false, next: now }),
  )
}

/** Claims this attempt (optimistic locking): of several that saw it due, one asks. */
async function claim(db: Db, row: PolicyRow, now: Date): Promise<PolicyRow | undefined> {
  const attempts = row.attempts + 1
  const next = nextAttempt(BACKOFF, { attempts, since: row.movedAt, now }) ?? new Date(now.getTime() + HOUR)
  const [claimed] = await db
    .update(policies)
    .set({ attempts, nextAttemptAt: next })
    .where(and(eq(policies.id, row.id), eq(policies.state, row.state), eq(policies.attempts, row.attempts)))
    .returning()
  return claimed
}

const SETTLED = { nextAttemptAt: null, attempts: 0, lastError: null } as const

const isOverdue = ({ movedAt }: PolicyRow, now: Date) => now.getTime() - movedAt.getTime() > TIMEOUT_MS
const SILENT = '保险公司一天没有答复，请稍后重新投保'

async function underwrite({ db, ring, insurer, now }: Asking, row: PolicyRow): Promise<void> {
  if (isOverdue(row, now)) return inTransaction(db, (tx) => refuse(tx, row, { move: 'close', refusal: SILENT, now }))
  // Of other members' policies nobody is told.
  if (await isInsured(db, { planId: row.planId, insuredHmac: row.insuredHmac, now }))
    return inTransaction(db, (tx) => refuse(tx, row, { move: 'decline', refusal: '保险公司暂不能承保这位被保险人', now }))
  const application = applicationOf(ring, row)
  const quoted = await insurer.quote(application)
  if (quoted.state === 'other') {
    const refusal = '保险公司的保险费刚刚调整，这次申请没有收费，请重新投保'
    return inTransaction(db, (tx) => refuse(tx, row, { move: 'close', refusal, now }))
  }
  const answer = await insurer.underwrite(application)
  if (answer.state === 'declined') await inTransaction(db, (tx) => refuse(tx, row, { move: 'decline', refusal: answer.reason, now }))
  if (answer.state === 'accepted')
    await inTransaction(db, async (tx) => {
      const { payMinutes } = await mallRules(tx)
      if (row.offerUntil <= now) return refuse(tx, row, { move: 'close', refusal: '核保时报价已到期，没有收费，请重新投保', now })
      // Not beyond the offer: whoever pays a day later may be older.
      const payBefore = new Date(Math.min(now.getTime() + payMinutes * MINUTE, row.offerUntil.getTime()))
      const accepted = await stepped(tx, { id: row.id, move: 'accept', set: { ...SETTLED, payBefore }, now })
      if (accepted) await tellAccepted(tx, accepted, now)
    })
}

async function issue({ db, ring, insurer, now }: Asking, row: PolicyRow): Promise<void> {
  const { startsOn, endsOn } = row
  if (startsOn === null || endsOn === null) throw new Error(`The paid policy ${row.id} has no days`)
  if (isOverdue(row, now)) return takeBack({ db, ring, insurer, now }, row)
  const answer = await insurer.issue(applicationOf(ring, row), { startsOn, endsOn })
  if (answer.state === 'refused') await inTransaction(db, (tx) => refuse(tx, row, { move: 'refuse', refusal: answer.reason, now }))
  if (answer.state === 'issued')
    await inTransaction(db, (tx) => issued(tx, row.id, { ring, policyNumber: answer.policyNumber, startsOn, endsOn, now }))
}

/** Nobody knows whether it was issued: the insurer ends what there may be before any money goes back. */
async function takeBack({ db, insurer, now }: Asking, row: PolicyRow): Promise<void> {
  const answer = await insurer.cancel({ key: row.id, policyNumber: row.policyNumber, back: row.premium })
  if (answer.state === 'cancelled') await inTransaction(db, (tx) => refuse(tx, row, { move: 'refuse', refusal: SILENT, now }))
}

type Issuing = { ring: KeyRing; policyNumber: string; startsOn: string; endsOn: string; now: Date }

/** With the policy comes its limit, from the end of the waiting period on. The same answer twice is once. */
async function issued(tx: Transaction, id: string, { ring, policyNumber, startsOn, endsOn, now }: Issuing): Promise<void> {
  const row = await lockPolicy(tx, id)
  if (row.state !== 'issuing') return
  const { terms } = row
  const benefitId = await benefitOf(tx, row, { ring, policyNumber, startsOn: daysAfter(startsOn, terms.waitingDays), endsOn, now })
  const coolingDay = daysAfter(shopDate(now), terms.coolingDays)
  const done = await stepped(tx, {
    ...{ id, move: 'issue', now },
    set: {
      ...{ ...SETTLED, policyNumber, benefitId, issuedAt: now },
      ...{ coolingUntil: instantOn(daysAfter(coolingDay, 1)), checkCode: String(randomInt(100_000_000)).padStart(8, '0') },
    },
  })
  if (!done) return
  const later = laterInstalments(done, startsOn)
  if (later.length > 0) await tx.insert(instalments).values(later)
  await tellIssued(tx, done, { coolingDay, at: now })
}

/** What the policy pays, as a benefit; one that was bound by its number before the answer came is taken over. */
async function benefitOf(tx: Transaction, row: PolicyRow, { ring, policyNumber, startsOn, endsOn, now }: Issuing): Promise<string> {
  const { memberId, planId, insuredHmac, terms } = row
  const { insurer, percent, productCodes } = terms
  const sold = {
    memberId,
    planId,
    planName: `${terms.name} ${terms.tier}`,
    insurer,
    percent,
    yearly: firstLimit(terms),
    leaves: [],
    productCodes,
  }
  const set = { ...sold, startsOn, endsOn, boundAt: now, unboundAt: null, isSoldHere: true }
  const benefitId = randomId()
  const insuredName = sealedInsured(ring, benefitId, policyContent(ring, row).insured.name)
  const [made] = await tx
    .insert(benefits)
    .values({ benefitId, policyNumber, insuredName, insuredHmac, ...set })
    .onConflictDoNothing({ target: benefits.policyNumber })
    .returning({ benefitId: benefits.benefitId })
  if (made) return made.benefitId
  const own = and(eq(benefits.policyNumber, policyNumber), eq(benefits.insuredHmac, insuredHmac), eq(benefits.isSoldHere, false))
  // What was used of it before stays within what it pays.
  const yearly = sql`greatest(${set.yearly}, ${benefits.reserved} + ${benefits.taken})`
  const [taken] = await tx
    .update(benefits)
    .set({ ...set, yearly })
    .where(own)
    .returning({ benefitId: benefits.benefitId })
  if (!taken) throw new Error(`The number ${policyNumber} is another policy's`)
  return taken.benefitId
}

async function cancel({ db, insurer, now }: Asking, row: PolicyRow): Promise<void> {
  if (row.policyNumber === null) throw new Error(`The policy ${row.id} that is given back has no number`)
  const answer = await insurer.cancel({ key: row.id, policyNumber: row.policyNumber, back: row.back })
  if (answer.state === 'pending') return
  await inTransaction(db, async (tx) => {
    const set = { ...SETTLED, ...(row.back === 0 && { refundedAt: now }) }
    const done = await stepped(tx, { id: row.id, move: 'confirmCancel', set, now })
    if (done) await giveBack(tx, done, { amount: done.back, reason: '退保，保险费原路退回', now })
  })
}

type Refusing = { move: 'decline' | 'close' | 'refuse'; refusal: string; now: Date }

/** Ends an application that the insurer does not take; what was paid goes back. */
async function refuse(tx: Transaction, { id, premium }: PolicyRow, { move, refusal, now }: Refusing): Promise<void> {
  const back = move === 'refuse' ? premium : 0
  const done = await stepped(tx, { id, move, set: { ...SETTLED, refusal, back }, now })
  if (!done) return
  await tellRefused(tx, done, now)
  await giveBack(tx, done, { amount: back, reason: '保险公司没有出单，保险费全额退回', now })
}

/** What the insurer is told of an application. */
export function applicationOf(ring: KeyRing, row: PolicyRow): Application {
  const { applicant, insured } = policyContent(ring, row)
  const begins = row.startsOn ?? daysAfter(shopDate(row.movedAt), 1)
  const { name, idCardNumber, relation } = insured
  return {
    ...{ key: row.id, planId: row.planId, premium: row.premium, rateFrom: row.rateFrom, relation },
    instalments: plannedInstalments(row.terms, row.premium).map(({ month, amount, isOnResult }) => ({ month, amount, isOnResult })),
    insured: { name, idCardNumber, age: ageOn(birthDateOf(idCardNumber), begins), sex: sexOf(idCardNumber) },
    applicant: { name: applicant.name, idCardNumber: applicant.idCardNumber },
  }
}

/** A policy as it stands now, for whoever asks right after it moved. */
export async function policyNow(db: Querying, id: string): Promise<PolicyRow> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id))
  if (!row) throw new Error(`There is no policy ${id}`)
  return row
}
