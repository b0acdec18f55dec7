import type { Querying, Transaction } from '../../db/open'
import { nameOfStaff } from '../../kernel/work/nameOfStaff'
import type { Standing } from '../../kernel/work/version'
import type { StaffMember } from '../../kernel/work/workContext'

/** What every kind of reward that a rule stopped keeps of its decision. */
type Reviewed = { decidedAt: Date | null; decidedBy: string | null; refusedFor: string | null; state: string }

/** A kind of reward: its record's name, what it is called, and how one is read. */
type Kind<Row extends Reviewed, Shown> = {
  record: string
  called: string
  /** Locks it until the transaction ends; 404 of one that never waited. */
  lock: (tx: Transaction, id: string) => Promise<Row>
  /** What its person decides by. */
  factsOf: (db: Querying, row: Row) => unknown
  shown: (db: Querying, row: Row, now: Date) => Promise<Shown>
}

/** What a decision writes, besides its move. */
export type Decision = { decidedAt: Date; decidedBy: string; waitsSince: null }
type Deciding = { now: Date; set: Decision }
type Act<Row> = (tx: Transaction, row: Row, deciding: Deciding) => Promise<unknown>

/** Decides on rewards of a kind, where they stand as they were seen. */
export const decisionsOn =
  <Row extends Reviewed, Shown>({ record, called, lock, factsOf, shown }: Kind<Row, Shown>) =>
  (id: string, { now, staff }: { now: Date; staff: StaffMember }, act: Act<Row>) =>
    Promise.resolve({
      record: `${record}:${id}`,
      standing: async (tx: Transaction): Promise<Standing> => {
        const row = await lock(tx, id)
        const { decidedAt, decidedBy, refusedFor } = row
        return {
          facts: await factsOf(tx, row),
          decided: decidedAt && {
            ...{ by: await nameOfStaff(tx, decidedBy), at: decidedAt },
            what: refusedFor === null ? `通过了这个${called}` : `没有通过这个${called}`,
          },
        }
      },
      change: async (tx: Transaction) => {
        const before = await lock(tx, id)
        await act(tx, before, { now, set: { decidedAt: now, decidedBy: staff.staffId, waitsSince: null } })
        const after = await lock(tx, id)
        return { answer: await shown(tx, after, now), changes: { state: { from: before.state, to: after.state } } }
      },
    })

/** By whom it was decided, and how; null while it waits. */
export async function decidedOf(db: Querying, { decidedAt, decidedBy, refusedFor, state }: Reviewed) {
  if (decidedAt === null) return null
  return { by: await nameOfStaff(db, decidedBy), at: decidedAt.toISOString(), given: state === 'rewarded', refusedFor }
}
