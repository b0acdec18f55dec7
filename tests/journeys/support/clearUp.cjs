const { rmSync } = require('node:fs')

/** After a run: the data directory that journeys started from goes. */
module.exports = () => rmSync(process.env.JOURNEYS, { recursive: true, force: true })
