import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import * as schema from '../../gateway/db/schema'
import type { Pooled } from './pooledDatabase'

/** An embedded database in memory, as the template has it. */
export async function openPooledPglite(template: string): Promise<Pooled> {
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(template)]) })
  return {
    kind: 'pglite',
    connect: (guard, logger) => drizzle(guard(client), { schema, logger }),
    run: (statements) => client.exec(statements),
    // One after the other: whatever comes next waits for what runs.
    settled: () => Promise.resolve(),
    end: () => client.close(),
  }
}
