const { spawnSync } = require('node:child_process')
const { mkdtempSync } = require('node:fs')
const os = require('node:os')
const path = require('node:path')

/**
 * Before a run: where Chromium is, and the seeded data directory that every journey's gateway starts from, with a session for each of
 * the ready-made people.
 */
module.exports = async () => {
  const { findChromium } = await import('../../support/browser.mjs')
  process.env.CHROMIUM = findChromium()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-journeys-'))
  const made = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'makeTemplate.ts'), folder], { stdio: 'inherit' })
  if (made.status !== 0) throw new Error('The data directory of the journeys was not made.')
  process.env.JOURNEYS = folder
}
