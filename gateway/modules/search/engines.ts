import type { Db } from '../../db/open'

/** Where the products are searched: `memory` unless `SEARCH` says otherwise. */
export type Engine = 'memory' | 'postgres'

const engines = new WeakMap<Db, Engine>()
export const useEngine = (db: Db, engine: Engine) => void engines.set(db, engine)
export const engineOf = (db: Db): Engine => engines.get(db) ?? 'memory'
