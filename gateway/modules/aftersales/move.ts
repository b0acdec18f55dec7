import { and, desc, eq, isNull } from 'drizzle-orm'
import type { RefundEnding } from '../../../src/contract/refundStates'
import type { Transaction } from '../../db/open'
import { refundApplications, refundLog, refundPieces } from './schema'
import { APPLICATION_MOVES, INSPECTION_MOVES, MONEY_MOVES, PARCEL_MOVES, statusCodeOf, type RefundStates } from './states'
import type { Application } from './stored'

/** One event of one or several of the four machines. */
export type Moves = {
  application?: keyof typeof APPLICATION_MOVES
  parcel?: keyof typeof PARCEL_MOVES
  inspection?: keyof typeof INSPECTION_MOVES
  money?: keyof typeof MONEY_MOVES
}

type Step<State extends string> = { readonly from: readonly State[]; readonly to: State }

/** Where moves lead to; undefined where one of them does not leave the state that its machine is in. */
export function movedBy<Row extends RefundStates>(row: Row, moves: Moves): RefundStates | undefined {
  const { type, application, parcel, inspection, money } = row
  const led = {
    application: led1(application, moves.application && APPLICATION_MOVES[moves.application]),
    parcel: led1(parcel, moves.parcel && PARCEL_MOVES[moves.parcel]),
    inspection: led1(inspection, moves.inspection && INSPECTION_MOVES[moves.inspection]),
    money: led1(money, moves.money && MONEY_MOVES[moves.money]),
  }
  if (!led.application || !led.parcel || !led.inspection || !led.money) return undefined
  return { type, application: led.application, parcel: led.parcel, inspection: led.inspection, money: led.money }
}

const led1 = <State extends string>(state: State, step: Step<State> | undefined): State | undefined => {
  if (!step) return state
  return step.from.includes(state) ? step.to : undefined
}

type Moving = {
  moves: Moves
  set?: Partial<Application>
  /** It is over with this. */
  ending?: RefundEnding
  /** Who of the pharmacy did it. */
  staffId?: string
  now: Date
}

/**
 * Moves an application that stands as it was read, with the row of its log where its code changes, in one conditional update; undefined where
 * it has moved on. One that ends without money gives its pieces back.
 */
export async function move(tx: Transaction, row: Application, { moves, set = {}, ending, staffId, now }: Moving) {
  const to = movedBy(row, moves)
  if (!to || row.endedAt !== null) return undefined
  const { application, parcel, inspection, money } = refundApplications
  const statusCode = statusCodeOf(to)
  const isNew = statusCode !== statusCodeOf(row)
  const [moved] = await tx
    .update(refundApplications)
    .set({ ...set, ...to, ...(isNew && { movedAt: now }), ...(ending && { ending, endedAt: now }) })
    .where(
      and(
        eq(refundApplications.id, row.id),
        eq(application, row.application),
        eq(parcel, row.parcel),
        eq(inspection, row.inspection),
        eq(money, row.money),
        isNull(refundApplications.endedAt),
      ),
    )
    .returning()
  if (!moved) return undefined
  if (isNew) await logged(tx, { applicationId: row.id, statusCode, dateTime: now, staffId: staffId ?? null })
  if (ending && moved.money === 'none') await release(tx, row.id, now)
  return moved
}

type Logged = Omit<typeof refundLog.$inferInsert, 'position'>

export async function logged(tx: Transaction, entry: Logged): Promise<void> {
  const [last] = await tx
    .select({ position: refundLog.position })
    .from(refundLog)
    .where(eq(refundLog.applicationId, entry.applicationId))
    .orderBy(desc(refundLog.position))
    .limit(1)
  await tx.insert(refundLog).values({ ...entry, position: (last?.position ?? 0) + 1 })
}

const release = (tx: Transaction, applicationId: string, now: Date) =>
  tx
    .update(refundPieces)
    .set({ releasedAt: now })
    .where(and(eq(refundPieces.applicationId, applicationId), isNull(refundPieces.releasedAt)))
