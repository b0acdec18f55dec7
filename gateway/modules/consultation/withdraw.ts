import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import type { Withdrawal } from '../agreement/onWithdraw'
import { cancel } from './ending'
import { consultations } from './schema'
import { MOVES } from './states'
import { dropSigns } from './signs'

/** The consent to consultations is taken back: signatures are deleted, and what no doctor has answered is cancelled, its fee on its way back. */
export async function endConsent(tx: Transaction, { memberId, now, providers: { fileKeys: ring } }: Withdrawal): Promise<void> {
  await dropSigns(tx, memberId)
  const open = await tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.memberId, memberId), inArray(consultations.state, [...MOVES.cancel.from])))
  for (const { id } of open) await cancel(tx, { ring, id, now })
}
