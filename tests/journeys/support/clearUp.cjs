/** After a run: a server of its own goes, with the seeded shop that journeys started from. */
module.exports = async () => {
  await globalThis.stopJourneysPostgres?.()
}
