import type { PGlite } from '@electric-sql/pglite'
import type { ClientBase } from 'pg'
/** Runs a statement and answers its rows, on either database. */
export type Run = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** One connection of PostgreSQL. Several statements in one text answer what the last one gave. */
export const runOnPostgres =
  (connection: ClientBase): Run =>
  async (statement, values) => {
    const answer: unknown = await connection.query(statement, values)
    return ((Array.isArray(answer) ? answer.at(-1) : answer) as { rows: Record<string, unknown>[] }).rows
  }

/** The embedded database. Several statements in one text are one piece of work: nobody else's comes between. */
export const runOnEmbedded =
  (client: PGlite): Run =>
  async (statement, values) =>
    values ? (await client.query<Record<string, unknown>>(statement, values)).rows : ((await client.exec(statement)).at(-1)?.rows ?? [])
