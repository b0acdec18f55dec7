/** After a run: a PostgreSQL server of its own goes, with its data. */
module.exports = async () => {
  await globalThis.stopGatewayPostgres?.()
}
