import { desc, eq } from 'drizzle-orm'
import { document } from '../../src/contract/document'
import { documents } from '../db/schema'
import { implement } from '../kernel/implement'
import { notFound } from '../kernel/refusal'

export const documentHandlers = implement(document, {
  /** The newest version that is in force; a later one waits for its day. Before the first one's day, that one is shown. */
  one: async ({ db, now, params: { name } }) => {
    const versions = await db
      .select()
      .from(documents)
      .where(eq(documents.name, name))
      .orderBy(desc(documents.effectiveDate), desc(documents.version))
    const shown = versions.find(({ effectiveDate }) => effectiveDate <= dayInShanghai(now)) ?? versions.at(-1)
    if (!shown) throw notFound('这份文件')
    return shown
  },
})

const dayInShanghai = (now: Date) => new Date(now.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10)
