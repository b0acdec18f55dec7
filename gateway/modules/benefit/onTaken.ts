import type { Transaction } from '../../db/open'
import type { BenefitRow } from './benefitInUse'

type Taken = { benefit: BenefitRow; orderCode: string; /** Cents. */ amount: number; now: Date }
type Follower = (tx: Transaction, taken: Taken) => Promise<void>

const followers: Follower[] = []

/** What else happens, in the same transaction, when an order took its part of a limit: the module that does it says so where it is loaded. */
export const onTaken = (follower: Follower): void => void followers.push(follower)

export async function tellTaken(tx: Transaction, taken: Taken): Promise<void> {
  for (const follow of followers) await follow(tx, taken)
}
