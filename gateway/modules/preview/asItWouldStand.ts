import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { SECOND } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { inTransaction, sqlState } from '../../kernel/transaction'
import { editableSubject, stamped, type EditableSubject } from '../change/subject'
import { lendSearch } from '../search/lendSearch'

export type Edited = { subject: string; subjectId: string; edited: unknown; now: Date }

/** What ends a preview's transaction, whatever came of it. */
class RolledBack extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('rolled back on purpose')
    this.answer = answer
  }
}

/**
 * Answers from a shop in which something edited stands, though nothing of it is kept: it is put there by the rules that save it, in a
 * transaction that is always rolled back. On the embedded database nobody else is answered meanwhile, and what `answer` reads of `db` in
 * any other way than through what it is given would wait for itself.
 */
export async function asItWouldStand<T>(
  db: Db,
  { subject, subjectId: id, edited, now }: Edited,
  answer: (tx: Db) => Promise<T>,
): Promise<T> {
  const kind = editableSubject(subject)
  await kind.mayStand?.(db, { id, to: edited, now })
  const { needsWith } = kind.ahead
  const lend = await lendSearch(db, needsWith && ((needs) => needsWith(needs, id, edited)))
  try {
    return await inTransaction<never>(db, async (tx) => {
      await limit(tx)
      await put(tx, kind, { id, edited, now })
      lend(tx)
      throw new RolledBack(await answer(tx))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.answer as T
    if (sqlState(error) === LOCKED) throw new HttpError(503, 'BUSY', '这一项正在被别人修改，请稍后再看')
    throw error
  }
}

type Putting = { id: string; edited: unknown; now: Date }

async function put(tx: Transaction, kind: EditableSubject, { id, edited, now }: Putting) {
  const { ahead, apply } = kind
  const { from, to } = await ahead.standing(tx, id, ahead.lookedAt ? ahead.lookedAt(edited) : edited)
  if (isDeepStrictEqual(from, to)) return
  if (!(await apply(tx, await stamped(kind, tx, { id, from, to, now }))))
    throw new HttpError(409, 'CHANGED_SINCE', '这一项刚刚被改过，请重新打开')
}

/** SQLSTATE of a lock that was not given in time. */
const LOCKED = '55P03'
/** The row that is looked at is locked: who orders it waits no longer than this. A page asks ten things at once, which wait for each other, too. */
const LIMITS = { lock_timeout: 2 * SECOND, statement_timeout: 3 * SECOND, idle_in_transaction_session_timeout: 3 * SECOND }

async function limit(tx: Transaction) {
  const each = Object.entries(LIMITS).map(([name, ms]) => sql`set_config(${name}, ${String(ms)}, true)`)
  await tx.execute(sql`select ${sql.join(each, sql`, `)}`)
}
