import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../package.json'
import { LOCK_FILE } from './lock'
import { DirectoryDamaged, DirectoryForeign } from './refused'

/** The major version of PostgreSQL that the embedded database is; another one cannot read its files. */
export const POSTGRES_MAJOR = '18'
export const BACKUP_SOCKET = 'backup.sock'

const MARK_FILE = 'qinghe.json'
/** Files allowed in an unused directory: our lock, and what a freshly formatted disk has. */
const NOTHING = new Set([LOCK_FILE, BACKUP_SOCKET, 'lost+found'])

/** `making`: begun and never finished, nothing in it was ever acknowledged. `restoring`: a backup is being read into it. */
type Mark = { state: 'making' | 'restoring' | 'ready'; version: string }
export type DirectoryState = 'empty' | 'making' | 'restoring' | 'ready'

export const databaseIn = (directory: string) => path.join(directory, 'pg')
/** Files that belong to the shop's data and go into its backups. */
export const uploadsIn = (directory: string) => path.join(directory, 'uploads')

/**
 * What a directory is, before anything is written into it. Refuses one that holds other people's files, or our own with parts missing:
 * the embedded database would begin a new, empty shop there. A directory of a release before there was a mark counts by its database.
 */
export function directoryStateOf(directory: string): DirectoryState {
  const files = readdirSync(directory).filter((name) => !NOTHING.has(name))
  if (!files.length) return 'empty'
  const mark = markOf(directory)
  if (mark && mark.state !== 'ready') return mark.state
  const database = databaseIn(directory)
  const inside = existsSync(database) ? readdirSync(database) : []
  if (!mark && !inside.length) {
    if (files.every((name) => name === 'pg')) return 'empty'
    throw new DirectoryForeign(
      `目录 ${directory} 里有别的文件（${files.slice(0, 3).join('、')}），不是青禾的数据目录：请用 DATA_DIR 指定一个空目录。`,
    )
  }
  if (!inside.includes('PG_VERSION') || !inside.includes('global') || !inside.includes('base')) throw damaged(directory, '数据库文件不完整')
  const major = readFileSync(path.join(database, 'PG_VERSION'), 'utf8').trim()
  if (major !== POSTGRES_MAJOR)
    throw new DirectoryDamaged(
      `数据目录 ${directory} 由 PostgreSQL ${major} 写成（${mark ? `青禾 ${mark.version}` : '版本不明'}），当前程序 ${version} 使用 PostgreSQL ${POSTGRES_MAJOR}，不能打开：请换用写成它的版本，用 npm run backup 备份后恢复到新的目录。`,
    )
  return 'ready'
}

export const damaged = (directory: string, what: string) =>
  new DirectoryDamaged(`数据目录 ${directory} 已损坏（${what}）：请不要再写入它，用 npm run restore 把最近的备份恢复到一个新的目录。`)

function markOf(directory: string): Mark | undefined {
  const file = path.join(directory, MARK_FILE)
  if (!existsSync(file)) return undefined
  try {
    const mark = JSON.parse(readFileSync(file, 'utf8')) as Partial<Mark>
    if (mark.state === 'making' || mark.state === 'restoring' || mark.state === 'ready')
      return { state: mark.state, version: String(mark.version) }
  } catch {
    // Told below, as every other content that is not a mark.
  }
  throw damaged(directory, `${MARK_FILE} 无法识别`)
}

/** Writes the directory's state file atomically. */
export function markDirectory(directory: string, state: Mark['state']) {
  const file = path.join(directory, MARK_FILE)
  const mark: Mark = { state, version }
  writeFileSync(`${file}.new`, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** A directory for a new shop: what an interrupted start left of its database goes. */
export function beginDirectory(directory: string, state: 'making' | 'restoring') {
  markDirectory(directory, state)
  rmSync(databaseIn(directory), { recursive: true, force: true })
}

/** Rolls back an unfinished initialization: a start that failed leaves no half of a shop and no full disk. */
export function forgetBeginning(directory: string) {
  for (const name of [`${MARK_FILE}.new`, MARK_FILE]) rmSync(path.join(directory, name), { force: true })
  rmSync(databaseIn(directory), { recursive: true, force: true })
}

/**
 * Where the data will lie, for its owner alone. One folder after the other: Node's recursive `mkdir` never ends where the system says that
 * a folder which is there is not, as it does below /proc.
 */
export function makeDirectory(directory: string) {
  if (existsSync(directory)) return
  makeDirectory(path.dirname(directory))
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another start has just made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
