const { spawnSync } = require('node:child_process')
const path = require('node:path')

/**
 * Before a run: where Chromium is, and on a PostgreSQL server the seeded shop `name` that every journey's gateway gets a copy of, with a
 * session for each of the ready-made people.
 */
async function prepare(name) {
  const { findChromium, findWholeChromium } = await import('../../support/browser.mjs')
  process.env.WHOLE_CHROMIUM = findWholeChromium(() => undefined)
  process.env.CHROMIUM = findChromium()
  const { serverOfRun, templateOfRun } = await import('../../support/runServer.mjs')
  const run = await serverOfRun()
  globalThis.stopJourneysPostgres = run.stop
  const { url, folder } = await templateOfRun(run, name, (unfinished) => {
    const program = path.join(__dirname, 'makeTemplate.ts')
    const made = spawnSync(process.execPath, ['--import', 'tsx', program, unfinished.folder, unfinished.url], { stdio: 'inherit' })
    if (made.status !== 0) throw new Error('The seeded shop of the journeys was not made.')
  })
  process.env.JOURNEYS_TEMPLATE = url
  process.env.JOURNEYS = folder
}

module.exports = () => prepare('journeys')
module.exports.prepare = prepare
