const { rmSync } = require('node:fs')

/** After a run: the seeded shop that journeys started from goes, and the server it lay on. */
module.exports = async () => {
  await globalThis.stopJourneysPostgres?.()
  rmSync(process.env.JOURNEYS, { recursive: true, force: true })
}
