import { and, eq, sql } from 'drizzle-orm'
import { settings } from '../../gateway/tables'
import { inTransaction } from '../../gateway/kernel/transaction'
import { recordChange } from '../../gateway/modules/change/recordChange'
import { changeSubject } from '../../gateway/modules/change/subject'
import type { Gateway } from './gateway'

/** A thing of a test that can be changed and taken back: words that stand in a setting no shop has. */
const NOTE = changeSubject({
  subject: 'note',
  title: '便签',
  labelsOf: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, `便签 ${id}`]))),
  fields: { pages: { title: '页数', text: (pages) => `${pages as number} 页` } },
  apply: async (tx, { id, from, to }) => {
    const stands = and(eq(settings.key, id), sql`${settings.value} = ${JSON.stringify(from)}::jsonb`)
    return (await tx.update(settings).set({ value: to }).where(stands).returning({ key: settings.key })).length === 1
  },
})

type Note = { words: string; pages: number }

export const noteAt = async ({ db }: Gateway, id: string, value: Note) => void (await db.insert(settings).values({ key: id, value }))
export const noteOf = async ({ db }: Gateway, id: string) => (await db.select().from(settings).where(eq(settings.key, id)))[0]?.value

/** Changes a note as a handler of the counter would; answers the change's id. */
export async function changeNote({ db, clock }: Gateway, { staffId, id, after }: { staffId: string; id: string; after: Note }) {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, id))
    await tx.update(settings).set({ value: after }).where(eq(settings.key, id))
    const { changeId } = await recordChange(tx, NOTE, { id, before: row?.value, after, staffId, now: clock.now() })
    return changeId ?? ''
  })
}
