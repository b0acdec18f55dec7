import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const SOURCE = 'tests/bench/peer/site'
/** Milliseconds until an installation has come to nothing. */
const SLOWEST_INSTALL = 300_000

type PackageJson = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

/** The packages of the peer with their exact versions: `vue 3.5.45, …`. */
export function versionsOfPeer(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(SOURCE, 'package.json'), 'utf8')) as PackageJson
  return Object.entries({ ...dependencies, ...devDependencies })
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
}

/** Installs the peer's packages in a temporary folder, removed at the end of the run, and builds the site there; nothing where npm installs nothing. */
export function buildPeer(): string | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-peer-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(SOURCE, folder, { recursive: true })
  const installed = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder], {
    cwd: folder,
    stdio: 'ignore',
    timeout: SLOWEST_INSTALL,
  })
  if (installed.status !== 0) return undefined
  const built = spawnSync(process.execPath, [path.join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) throw new Error('The peer was not built.')
  return path.join(folder, 'dist')
}
