import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import * as schema from '../../gateway/tables'
import type { Pooled } from './pooledDatabase'
import { DIFFERENCES, FORGET_SESSION, PUT_BACK, REPLICA } from './pristineTables'

/** An embedded database in memory, as the template has it. */
export async function openPooledPglite(template: string): Promise<Pooled> {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
  return {
    kind: 'pglite',
    connect: (guard, logger) => drizzle(guard(client), { schema, ...(logger && { logger }) }),
    // One after the other: whatever comes next waits for what runs.
    isQuiet: () => true,
    async putBack() {
      await client.exec(`${FORGET_SESSION}; set ${REPLICA}`)
      const { rows } = await client.query<{ done: boolean }>(PUT_BACK)
      await client.exec('reset session_replication_role')
      return rows[0]?.done === true
    },
    differences: async () => (await client.query<{ name: string }>(DIFFERENCES)).rows.map(({ name }) => name),
    end: () => client.close(),
    leave: () => client.close(),
  }
}
