import type { Transaction } from '../../db/open'
import type { Providers } from '../../providers'

/** Whose consent is taken back, and when. */
export type Withdrawal = { memberId: string; now: Date; providers: Pick<Providers, 'fileKeys'> }
type Work = (tx: Transaction, withdrawal: Withdrawal) => Promise<void>

const works = new Map<string, Work[]>()

/** What else happens in the transaction that takes a consent back. The module that keeps the data says it; this one knows none of them. */
export const onWithdraw = (topic: string, work: Work) => void works.set(topic, [...(works.get(topic) ?? []), work])

export async function followWithdrawal(tx: Transaction, topic: string, withdrawal: Withdrawal): Promise<void> {
  for (const work of works.get(topic) ?? []) await work(tx, withdrawal)
}
