import { isDeepStrictEqual } from 'node:util'
import { arrayContains, eq, sql } from 'drizzle-orm'
import { SIGNED_FIELDS } from '../../../counter/contract/need'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { differing } from '../../kernel/replaceFields'
import { shopAddress } from '../../kernel/shopAddress'
import { invalidateCatalogue } from '../catalogue/revision'
import { needs } from '../catalogue/schema'
import type { Need } from '../catalogue/searchTables'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { linesOfNeed } from './needLines'
import { readNeed } from './readNeed'
import { needsWith, storedNeed, unwrittenNeed, withEdit, type EditedNeed, type StoredNeed } from './storedNeed'
import { sharedWords } from './sharedWords'

type Fields = Partial<StoredNeed>

/**
 * A need of the search by its name: fields of one that stands, a whole one where none does, and null where it is taken away. Every gateway
 * searches by it as soon as it sees the new revision of the catalogue.
 */
export const needSubject: ChangeSubject = changeSubject({
  subject: 'need',
  title: '搜索需求',
  labelsOf: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, id]))),
  textOf: (_id, value) => linesOfNeed(value as Fields).join('\n'),
  mayStand: async (db, { id, to }) => {
    if (to === null) await refuseNeighboured(db, id)
  },
  apply: async (tx, { id, from, to }) => {
    const row = await lockedNeed(tx, id)
    if (!stands(row, from as Fields | null)) return false
    const isWritten = await put(tx, { name: id, isThere: row !== undefined, to: to as Fields | null })
    await invalidateCatalogue(tx)
    return isWritten
  },
  ahead: {
    read: readNeed,
    standing: async (tx, id, edited, coming = []) => {
      const own = edited as EditedNeed
      const row = await lockedNeed(tx, id)
      const present = row ? storedNeed(row) : null
      const base = coming.reduce<StoredNeed | null>((was, one) => withEdit(id, was, one as EditedNeed), present)
      const fields = present && own ? inConflict(needSubject, { id, present, edited: own }) : []
      return { facts: needFacts(row), fields, ...between(base, withEdit(id, base, own), row) }
    },
    notes: (db, id, edited) => sharedWords(db, id, edited as EditedNeed),
    check: {
      isNeeded: (edited) => [...SIGNED_FIELDS, 'approval'].some((field) => edited !== null && field in (edited as Fields)),
      pathOf: (name) => shopAddress('searchResult', { keyword: name }),
      sign: (edited, signature) => signed(edited as Fields, signature),
    },
    needsWith: (all, id, edited) => needsWith(all, id, edited as EditedNeed),
  },
})

/** What the version of a need is made of; null of one that nobody has written. */
export const needFacts = (row: Need | undefined) => (row ? { name: row.name, ...storedNeed(row) } : null)

/** Whose word it is from now on, by what it rests on. */
const signed = (edited: Fields, signature: { pharmacist: string; approvedOn: string }): Fields =>
  edited.approval ? { ...edited, approval: { ...edited.approval, ...signature } } : edited

/** The fields that differ; of a need that comes or goes all of it, with its place where it goes. */
function between(base: StoredNeed | null, to: StoredNeed | null, row: Need | undefined) {
  if (base && to) return differing<StoredNeed>(base, to)
  if (base === null && to === null) throw notFound('这个需求')
  return { from: base && row ? { ...base, position: row.position } : base, to }
}

/** A need, its row locked; undefined where nobody has written it. */
async function lockedNeed(tx: Transaction, name: string): Promise<Need | undefined> {
  const [row] = await tx.select().from(needs).where(eq(needs.name, name)).for('update')
  return row
}

/** Whether these fields are what stands there; null: that nothing does. */
function stands(row: Need | undefined, fields: Fields | null): boolean {
  if (!row || fields === null) return !row && fields === null
  const present: Fields = { ...storedNeed(row), position: row.position }
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(present[name as keyof StoredNeed], value))
}

type Putting = { name: string; isThere: boolean; to: Fields | null }

/** False where somebody else has written it at this moment. */
async function put(tx: Transaction, { name, isThere, to }: Putting): Promise<boolean> {
  const own = eq(needs.name, name)
  if (to === null) return (await tx.delete(needs).where(own).returning()).length > 0
  if (isThere) return (await tx.update(needs).set(to).where(own).returning()).length > 0
  const last = sql<number>`(select coalesce(max(${needs.position}) + 1, 0) from ${needs})`
  const row = { ...unwrittenNeed(name), ...to, name, position: to.position ?? last }
  return (await tx.insert(needs).values(row).onConflictDoNothing().returning()).length > 0
}

/** A need that others name as their neighbour stays until they do not. */
async function refuseNeighboured(db: Querying, name: string) {
  const [other] = await db
    .select({ name: needs.name })
    .from(needs)
    .where(arrayContains(needs.neighbours, [name]))
  if (other) throw new HttpError(409, 'NEED_NEIGHBOURED', `「${other.name}」把它列为相近需求，请先在那里去掉`)
}
