import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { callbacks } from './schema'

/** Forgets calls that nobody with an account asked for before `before`; what was registered by them goes with them. */
export const forgetCallbacks = (db: Db, before: Date) =>
  db.delete(callbacks).where(and(isNull(callbacks.memberId), lt(callbacks.at, before)))
