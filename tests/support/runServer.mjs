import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from './gatewayPostgres.mjs'

/**
 * One PostgreSQL server for all steps of a run, and a folder for what belongs to its templates. A step that finds `env` in its
 * environment uses both. `stop` ends the server and removes the folder; should the process die before, the server ends with it.
 */
export async function startRunServer() {
  const { url, stop } = await startPostgres({ database: 'run' })
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-run-'))
  return {
    env: { RUN_SERVER: url, RUN_FOLDER: folder },
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server and the folder of the run this step is part of; for a step that is run by hand its own, which `stop` ends. */
export async function serverOfRun() {
  const isShared = process.env.RUN_SERVER && process.env.RUN_FOLDER
  const { env, stop } = isShared ? { env: process.env, stop: async () => undefined } : await startRunServer()
  return { url: env.RUN_SERVER, folder: env.RUN_FOLDER, stop }
}

/**
 * A template of the run: the address of a database, and a folder of the same name. Whichever step comes first makes it, by
 * `make({ url, folder })`; another one waits until it is there. What broke off half-way is made anew.
 */
export async function templateOfRun(run, name, make) {
  const template = { url: `${run.url}/${name}`, folder: path.join(run.folder, name) }
  await inTurn(run.url, name, async (connection) => {
    const { rowCount } = await connection.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await connection.query(`drop database if exists ${unfinished} with (force)`)
    await connection.query(`create database ${unfinished}`)
    mkdirSync(template.folder, { recursive: true })
    await make({ ...template, url: `${run.url}/${unfinished}` })
    await connection.query(`alter database ${unfinished} rename to ${name}`)
  })
  return template
}

/** Does something that two steps of a run must not do at once. By hand there is no other step. */
export async function onceAtATime(name, work) {
  await (process.env.RUN_SERVER ? inTurn(process.env.RUN_SERVER, name, work) : work())
}

/** The lock is the connection's: it ends with the process that holds it. */
async function inTurn(server, name, work) {
  const connection = new pg.Client({ connectionString: `${server}/postgres` })
  await connection.connect()
  try {
    await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    await work(connection)
  } finally {
    await connection.end()
  }
}
