const { spawnSync } = require('node:child_process')
const { mkdtempSync } = require('node:fs')
const os = require('node:os')
const path = require('node:path')

/**
 * Before a run: where Chromium is, and the seeded shop that every journey's gateway gets a copy of, with a session for each of the
 * ready-made people. It lies on a PostgreSQL server of the run's own, and in an embedded database's directory where there is none for this
 * machine.
 */
module.exports = async () => {
  const { findChromium, findWholeChromium } = await import('../../support/browser.mjs')
  process.env.WHOLE_CHROMIUM = findWholeChromium(() => undefined)
  process.env.CHROMIUM = findChromium()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-journeys-'))
  const database = await databaseOnServer()
  const made = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'makeTemplate.ts'), folder, ...database], {
    stdio: 'inherit',
  })
  if (made.status !== 0) throw new Error('The seeded shop of the journeys was not made.')
  process.env.JOURNEYS_TEMPLATE = database[0] ?? path.join(folder, 'data')
  process.env.JOURNEYS = folder
}

/** The address of an empty database on a server of the run's own; none where PostgreSQL does not run, or with `DATABASE=pglite`. */
async function databaseOnServer() {
  if (process.env.DATABASE === 'pglite') return []
  const { startPostgres } = await import('../../support/gatewayPostgres.mjs')
  const server = await startPostgres({ database: 'journeys' }).catch((fault) => {
    console.warn(`${fault.message}: the shops lie in embedded databases, which start more slowly.`)
  })
  globalThis.stopJourneysPostgres = server?.stop
  return server ? [`${server.url}/journeys`] : []
}
