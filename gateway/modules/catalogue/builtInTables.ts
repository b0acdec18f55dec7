import path from 'node:path'
import type { Db } from '../../db/open'
import { nameAliases, needs } from '../../db/schema'
import { importCsv } from './importCsv'

/** Loads the built-in needs and aliases, each only where the table is empty: what a pharmacist loaded stays. */
export async function loadBuiltInTables(db: Db, folder: string) {
  for (const { table, file } of [
    { table: needs, file: 'needs.csv' },
    { table: nameAliases, file: 'aliases.csv' },
  ]) {
    if ((await db.$count(table)) > 0) continue
    await importCsv(db, path.join(folder, file), {
      onBad: ({ line, column, value, reason }) => {
        throw new Error(`${file}, line ${line}, ${column} "${value}": ${reason}`)
      },
    })
  }
}
