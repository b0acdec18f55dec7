export type PostgresServer = {
  /** Without a database: `postgres://postgres@127.0.0.1:54321`. */
  url: string
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  stop: () => Promise<void>
}
export function startPostgres(options: { database: string; durable?: boolean }): Promise<PostgresServer>
