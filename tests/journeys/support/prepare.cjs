const { spawnSync } = require('node:child_process')
const { mkdtempSync } = require('node:fs')
const os = require('node:os')
const path = require('node:path')

/**
 * Before a run: where Chromium is, and a PostgreSQL server with the seeded shop that every journey's gateway gets a copy of, with a
 * session for each of the ready-made people.
 */
module.exports = async () => {
  const { findChromium, findWholeChromium } = await import('../../support/browser.mjs')
  process.env.WHOLE_CHROMIUM = findWholeChromium(() => undefined)
  process.env.CHROMIUM = findChromium()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-journeys-'))
  const { startPostgres } = await import('../../support/gatewayPostgres.mjs')
  const server = await startPostgres({ database: 'journeys' })
  globalThis.stopJourneysPostgres = server.stop
  const template = `${server.url}/journeys`
  const made = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'makeTemplate.ts'), folder, template], {
    stdio: 'inherit',
  })
  if (made.status !== 0) throw new Error('The seeded shop of the journeys was not made.')
  process.env.JOURNEYS_TEMPLATE = template
  process.env.JOURNEYS = folder
}
