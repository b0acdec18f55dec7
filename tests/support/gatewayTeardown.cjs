/** After a run: the PostgreSQL server goes, with its data. */
module.exports = async () => {
  await globalThis.stopGatewayPostgres?.()
}
