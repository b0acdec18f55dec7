import { MINUTE } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { afterOnline } from '../hours/onlineTime'
import { onlineTimeOf } from '../hours/onlineTimeOf'
import { queueTargetsOf } from '../waiting/queueTargets'

/** By when something that came at a moment is meant to be reviewed: so many minutes of the hours in which pharmacists are there. */
export async function reviewDue(db: Querying) {
  const [{ prescriptions: minutes }, hours] = [await queueTargetsOf(db), await onlineTimeOf(db)]
  return (at: Date) => afterOnline(hours, at, minutes * MINUTE)
}
