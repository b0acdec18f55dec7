import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { PrescriptionState } from '../../../src/contract/prescription'
import type { Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { prescriptions, UNDECIDED } from './schema'

type Row = typeof prescriptions.$inferSelect

const { waiting, asked, second, approved, refused, expired, used } = PrescriptionState

/**
 * What moves a prescription, and who may cause it; what each state is called, who is next and until when stands in `PRESCRIPTION_STATES`
 * of the contract. Optimistic locking: each is one conditional update.
 */
export const MOVES = stateTable({
  of: 'prescriptions',
  states: Object.values(PrescriptionState),
  first: waiting,
  last: [],
  moves: {
    /** A question to the member, and the answer. */
    ask: { by: 'pharmacist', from: [waiting, second], to: asked },
    answer: { by: 'member', from: [asked], to: waiting },
    /** The first of two, where two have to. */
    approveFirst: { by: 'pharmacist', from: [waiting, asked], to: second },
    /** An order that waits with it has taken it then. */
    approve: { by: 'pharmacist', from: [waiting, asked, second], to: approved },
    /** What has ended undecided is sent back, too, so that it leaves the queue. */
    refuse: { by: 'pharmacist', from: [waiting, asked, second, expired], to: refused },
    /** An order takes it, and gives it back where nothing was sent. */
    take: { by: 'member', from: [approved], to: used },
    giveBack: { by: 'member', from: [used], to: approved },
    /** After a recheck: an approval that no order took is taken back, a refusal is reviewed anew. */
    recall: { by: 'pharmacist', from: [approved], to: refused },
    reopen: { by: 'pharmacist', from: [refused], to: waiting },
    /** Nobody writes this: its time is over. */
    expire: { by: 'clock', from: [waiting, asked, second, approved], to: expired },
  },
} as const)

/** As a row has those states that are more than a moment's. */
const STATUS = { waiting: 'pending', asked: 'asked', second: 'second', approved: 'approved', refused: 'rejected' } as const

type Step = {
  prescriptionId: string
  move: 'ask' | 'answer' | 'approveFirst' | 'approve' | 'refuse' | 'recall' | 'reopen'
  now: Date
  set?: Partial<Row>
  /** What has to hold besides the state. */
  where?: SQL | undefined
}

/** Moves a prescription that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function step(tx: Transaction, { prescriptionId, move, now, set = {}, where }: Step): Promise<Row | undefined> {
  const { from, to } = MOVES[move]
  const [moved] = await tx
    .update(prescriptions)
    .set({ ...set, status: STATUS[to] })
    .where(and(eq(prescriptions.prescriptionId, prescriptionId), isIn(from, now), where))
    .returning()
  return moved
}

/** Whether a pharmacist may still decide on it, and its member withdraw it. */
export const isUndecided = ({ status }: Pick<Row, 'status'>): boolean => (UNDECIDED as readonly string[]).includes(status)
/** The same as a condition. */
export const isUndecidedRow = inArray(prescriptions.status, [...UNDECIDED])

/** Since when it waits for a pharmacist: from the last answer or from when it was reopened on; for the second from the first's approval on. */
export const waitingSince = sql<Date>`coalesce(${prescriptions.firstReviewedAt}, greatest(${prescriptions.answeredAt}, ${prescriptions.reopenedAt}), ${prescriptions.createdAt})`
export const waitsSince = ({ firstReviewedAt, answeredAt, reopenedAt, createdAt }: Waiting): Date =>
  firstReviewedAt ?? later(answeredAt, reopenedAt) ?? createdAt
type Waiting = Pick<Row, 'firstReviewedAt' | 'answeredAt' | 'reopenedAt' | 'createdAt'>
const later = (one: Date | null, other: Date | null) => (one !== null && other !== null && one > other ? one : (other ?? one))

/** How a prescription stands at a moment. */
export function stateOf({ status, usedByOrder, validUntil }: Pick<Row, 'status' | 'usedByOrder' | 'validUntil'>, now: Date) {
  if (status === 'rejected') return refused
  if (status === 'approved' && usedByOrder !== null) return used
  if (validUntil <= now) return expired
  if (status === 'asked' || status === 'second') return status
  return status === 'pending' ? waiting : approved
}

/** The same as a condition: whether a row stands in one of these states. */
export const isIn = (states: readonly PrescriptionState[], now: Date): SQL | undefined =>
  or(...states.map((state) => CONDITIONS[state](now)))

const has = (status: Row['status']) => eq(prescriptions.status, status)
const isGood = (now: Date) => gt(prescriptions.validUntil, now)
const isFree = and(has('approved'), isNull(prescriptions.usedByOrder))

const CONDITIONS: Readonly<Record<PrescriptionState, (now: Date) => SQL | undefined>> = {
  waiting: (now) => and(has('pending'), isGood(now)),
  asked: (now) => and(has('asked'), isGood(now)),
  second: (now) => and(has('second'), isGood(now)),
  approved: (now) => and(isFree, isGood(now)),
  refused: () => has('rejected'),
  used: () => and(has('approved'), isNotNull(prescriptions.usedByOrder)),
  expired: (now) => and(lte(prescriptions.validUntil, now), or(isUndecidedRow, isFree)),
}
