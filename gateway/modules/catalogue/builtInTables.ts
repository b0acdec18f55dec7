import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { dangers, nameAliases, needs } from './schema'
import { importCsv } from './importCsv'
import type { Approval } from './types'

type Signature = { [Part in 'pharmacist' | 'approvedOn']: NonNullable<Approval[Part]> }

/**
 * Loads the built-in needs, dangers and aliases, each only where the table is empty: what a pharmacist loaded stays. Nobody of a real
 * shop has read them: they are approved by nobody there until its pharmacist loads them with a name. `signature`: of a trial's invented one.
 */
export async function loadBuiltInTables(db: Db, folder: string, signature?: Signature) {
  for (const { table, file } of [
    { table: needs, file: 'needs.csv' },
    { table: dangers, file: 'dangers.csv' },
    { table: nameAliases, file: 'aliases.csv' },
  ]) {
    if ((await db.$count(table)) > 0) continue
    await importCsv(db, path.join(folder, file), {
      isBuiltIn: true,
      onBad: ({ line, column, value, reason }) => {
        throw new Error(`${file}, line ${line}, ${column} "${value}": ${reason}`)
      },
    })
    if (signature && 'approval' in table)
      await db.update(table).set({ approval: sql`${table.approval} || ${JSON.stringify(signature)}::jsonb` })
  }
}
