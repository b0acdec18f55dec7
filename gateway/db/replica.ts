import type { Db } from './open'

/** Says which database the reads of another one go to just now. */
type Choice = () => Db
const choices = new WeakMap<Db, Choice>()

export const sendReads = (db: Db, choose: Choice) => void choices.set(db, choose)

/**
 * Where reads go that may be a few seconds old: what is the same for everybody, such as the catalogue, documents and what a search finds.
 * The read replica while it keeps up (`openReplica.ts`), else the database itself. Never for what a member has written, and never for what
 * a write is decided by.
 */
export const replicaOf = (db: Db): Db => choices.get(db)?.() ?? db
