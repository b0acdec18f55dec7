import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { StoredComplaint } from './stored'

type Told = 'complaintTaken' | 'complaintAsked' | 'complaintAnswered'

/** Tells its reporter of what the shop did with a complaint; whoever gave no name looks by his code. */
export async function tellReporter(tx: Transaction, { memberId, id, number }: StoredComplaint, template: Told, at: Date): Promise<void> {
  if (memberId !== null) await notify(tx, { template, memberId, event: number, at, words: { id, number } })
}
