/*
 * Keeps one PostgreSQL server: prints its address in one line, and ends it with its data when standard input closes. A line
 * `restart SIGNAL` on standard input ends the server with that signal, starts it again on the same port and prints the address again.
 * PostgreSQL refuses to run as root, so root hands it to the user `nobody`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { nativeFolder, program } from './nativePostgres.mjs'

const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-postgres-'))
const data = path.join(folder, 'data')
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
// Ctrl-C reaches every process of the terminal: this one stays until standard input closes, to tidy up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

try {
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o755)
  const native = reachable(nativeFolder())
  const run = (name, args) => execFileSync(program(native, name), args, { ...as, cwd: folder, stdio: 'pipe' })
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'])
  const port = await freePort()
  const [database = 'qinghe', durability] = process.argv.slice(2)
  // Test data need not survive a power failure; concurrency is what the server is here for.
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    // A server that is killed in the middle must not have acknowledged what only its memory knew.
    synchronous_commit: durability === 'durable' ? 'on' : 'off',
    full_page_writes: 'off',
    max_connections: 200,
    log_min_messages: 'panic',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () => {
    const server = spawn(program(native, 'postgres'), ['-D', data, ...args], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { server, gone: once(server, 'exit') }
  }
  let running = start()
  let isOver = false
  let restarting = Promise.resolve()
  const url = `postgres://postgres@127.0.0.1:${port}`
  await Promise.race([
    whenUp(url, (connection) => connection.query(`create database ${database}`)),
    running.gone.then(() => Promise.reject(new Error('PostgreSQL ended at once'))),
  ])
  process.stdout.write(`${url}\n`)

  async function restart(signal) {
    running.server.kill(signal)
    await running.gone
    if (isOver) return
    running = start()
    await whenUp(url, () => undefined)
    process.stdout.write(`${url}\n`)
  }
  createInterface(process.stdin).on('line', (line) => {
    const [, signal] = line.split(' ')
    restarting = restarting.then(() => restart(signal))
  })
  await new Promise((resolve) => {
    process.stdin.on('close', resolve)
    process.stdin.on('error', resolve)
  })
  isOver = true
  running.server.kill('SIGINT')
  await restarting
  await running.gone
  remove()
  process.exit(0)
} catch (error) {
  remove()
  console.error(error.stderr?.toString() || error)
  process.exit(1)
}

/** The binaries where the server's user can read them: a copy, when the project lies in a folder that only root may enter. */
function reachable(native) {
  if (spawnSync(program(native, 'postgres'), ['--version'], { ...as, cwd: folder }).status === 0) return native
  const copy = path.join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Does something as soon as the server answers. */
async function whenUp(url, work) {
  const { default: pg } = await import('pg')
  for (let tries = 0; ; tries += 1) {
    const connection = new pg.Client({ connectionString: `${url}/postgres` })
    connection.on('error', () => undefined)
    try {
      await connection.connect()
      await work(connection)
      return await connection.end()
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
