import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

/** The data of one gateway: the settings that lead to it, and its removal. */
export type ShopData = { env: { DATABASE_URL: string } | { DATA_DIR: string }; remove: () => Promise<void> }

/** A copy of a seeded shop: of a database where `template` is its address, otherwise of a data directory. */
export const copyOf = (template: string): Promise<ShopData> =>
  template.startsWith('postgres://') ? copyDatabase(template) : copyDirectory(template)

async function copyDirectory(template: string): Promise<ShopData> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'qinghe-journey-'))
  cpSync(template, dataDir, { recursive: true })
  return { env: { DATA_DIR: dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

async function copyDatabase(template: string): Promise<ShopData> {
  const server = new URL('/postgres', template).href
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  // PostgreSQL refuses a second copy of a template while one is being made: the lock makes them queue.
  await query(server, 'select pg_advisory_lock(1)', `create database ${name} template ${new URL(template).pathname.slice(1)}`)
  return {
    env: { DATABASE_URL: new URL(`/${name}`, template).href },
    remove: () => query(server, `drop database if exists ${name} with (force)`),
  }
}

async function query(connectionString: string, ...statements: string[]) {
  const connection = new pg.Client({ connectionString })
  await connection.connect()
  try {
    for (const statement of statements) await connection.query(statement)
  } finally {
    await connection.end()
  }
}
