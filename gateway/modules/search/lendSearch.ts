import type { Db } from '../../db/open'
import { currentSearch, lent } from './current'

/**
 * Lets a transaction that is always rolled back find what the shop finds at this moment: asked for before it begins, for no index is built
 * of what never comes to be. What a product costs there is read of the transaction; by which price a list is ordered is not.
 */
export async function lendSearch(db: Db): Promise<(tx: Db) => void> {
  const search = await currentSearch(db)
  return (tx) => void lent.set(tx, search.on(tx))
}
