import type { Db } from '../../db/open'
import { readNeeds, type Need } from '../catalogue/searchTables'
import { currentSearch, lent } from './current'
import { searchWithNeeds } from './searchWithNeeds'

/**
 * Lets a transaction that is always rolled back find what the shop finds at this moment: asked for before it begins, for no index is built
 * of what never comes to be. What a product costs there is read of the transaction; by which price a list is ordered is not. Where needs are
 * what it changes, `needsOf` says what their table becomes, and an index of that is lent.
 */
export async function lendSearch(db: Db, needsOf?: (needs: readonly Need[]) => Need[]): Promise<(tx: Db) => void> {
  const search = needsOf ? await searchWithNeeds(db, needsOf(await readNeeds(db))) : await currentSearch(db)
  return (tx) => void lent.set(tx, search.on(tx))
}
