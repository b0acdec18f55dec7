import pg from 'pg'

/** Does something on a connection of its own, without the limits of the shop's pool. */
export async function connected<T>(databaseUrl: string, work: (connection: pg.Client) => Promise<T>): Promise<T> {
  const connection = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true })
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    return await work(connection)
  } finally {
    await connection.end().catch(() => undefined)
  }
}
