import type { Db } from '../../db/open'
import type { Danger } from '../catalogue/searchTables'
import { currentSearch } from '../search/current'
import { Work } from '../search/work'

/** The emergency that somebody's words name, of the pharmacist's table; asked before a transaction, for it reads the catalogue. */
export const dangerIn = async (db: Db, text: string): Promise<Danger | undefined> =>
  (await currentSearch(db)).vocabulary.dangers.in(text, new Work())
