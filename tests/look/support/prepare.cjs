const { pathToFileURL } = require('node:url')
const path = require('node:path')

/** Ten in the morning of a plain Wednesday in Shanghai. */
const NOW = '2026-03-11T10:00:00+08:00'

/** Before a run: the journeys' seeded shop, but made at a fixed time; every gateway of these tests starts there too. */
module.exports = async () => {
  process.env.LOOK_NOW = NOW
  const before = process.env.NODE_OPTIONS
  const clock = pathToFileURL(path.join(__dirname, 'fixedClock.mjs')).href
  process.env.LOOK_CLOCK = `--import=${clock}`
  process.env.NODE_OPTIONS = [before, process.env.LOOK_CLOCK].filter(Boolean).join(' ')
  await require('../../journeys/support/prepare.cjs').prepare('look')
  if (before === undefined) delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = before
}
