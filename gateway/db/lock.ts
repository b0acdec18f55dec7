import { spawnSync } from 'node:child_process'
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseRefused, DirectoryTaken } from './refused'

export const LOCK_FILE = 'gateway.lock'

/** Opening takes the lock: `O_EXLOCK | O_NONBLOCK` on macOS and the BSDs, libuv's exclusive share mode on Windows. */
const BSD = 0x24
const OPEN_LOCKED: Partial<Record<NodeJS.Platform, number>> = { darwin: BSD, freebsd: BSD, openbsd: BSD, netbsd: BSD, win32: 0x10000000 }
const HELD_BY_ANOTHER = new Set(['EAGAIN', 'EWOULDBLOCK', 'EBUSY'])

/**
 * Takes a data directory for this process by the operating system's locks on itself and on a file in it; answers what gives it back. The
 * kernel drops them when the process ends, however it ends, so the file that stays behind means nothing. The directory's own lock stands
 * where somebody removes the file; the file's where a file system locks no directory, and against releases that know no other. See
 * docs/decisions/directory-lock.md.
 */
export function lockDirectory(directory: string): () => void {
  const own = lockItself(directory)
  const unlockItself = () => {
    if (own !== undefined) closeSync(own)
  }
  try {
    const file = lockFile(directory)
    return () => {
      closeSync(file)
      unlockItself()
    }
  } catch (error) {
    unlockItself()
    throw error
  }
}

/** The directory, open and locked; nothing where the system or its file system locks no directory. Windows removes no file that is open. */
function lockItself(directory: string): number | undefined {
  if (process.platform === 'win32') return undefined
  let descriptor: number
  try {
    descriptor = openSync(directory, constants.O_RDONLY | (OPEN_LOCKED[process.platform] ?? 0))
  } catch (error) {
    if (isHeld(error)) throw taken(directory)
    return undefined
  }
  if (OPEN_LOCKED[process.platform]) return descriptor
  const answer = flock(descriptor)
  if (answer === 'locked') return descriptor
  closeSync(descriptor)
  if (answer === 'held') throw taken(directory)
  return undefined
}

function lockFile(directory: string): number {
  const descriptor = openLockFile(directory)
  try {
    if (!OPEN_LOCKED[process.platform]) requireLocked(flock(descriptor), directory)
    ftruncateSync(descriptor)
    writeSync(descriptor, JSON.stringify({ pid: process.pid, host: os.hostname(), since: new Date().toISOString() }), 0)
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
  return descriptor
}

function openLockFile(directory: string): number {
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | (OPEN_LOCKED[process.platform] ?? 0)
    return openSync(path.join(directory, LOCK_FILE), flags, 0o600)
  } catch (error) {
    if (isHeld(error)) throw taken(directory)
    throw error
  }
}

const isHeld = (error: unknown) => HELD_BY_ANOTHER.has((error as NodeJS.ErrnoException).code ?? '')

/** `problem` is what the program said, of a file system without locks for instance. */
type Flocked = 'locked' | 'held' | 'absent' | { problem: string }

/**
 * Node has no flock of its own; flock(1) of util-linux and BusyBox has. The child locks the open file that it inherits, and that lock is
 * this process's: it stays when the child ends.
 */
function flock(descriptor: number): Flocked {
  const { status, error, stderr } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
    encoding: 'utf8',
  })
  if (status === 0) return 'locked'
  if (error) return 'absent'
  // Both say nothing when somebody else holds the lock, and why when the file system has no locks.
  return status === 1 && !stderr.trim() ? 'held' : { problem: stderr.trim() }
}

function requireLocked(answer: Flocked, directory: string) {
  if (answer === 'locked') return
  if (answer === 'held') throw taken(directory)
  if (answer === 'absent')
    throw new DatabaseRefused(`无法锁定数据目录 ${directory}：没有找到 flock 命令，请安装 util-linux，或用 DATABASE_URL 指定 PostgreSQL。`)
  throw new DatabaseRefused(
    `数据目录 ${directory} 所在的文件系统不支持文件锁（${answer.problem}）：请用 DATA_DIR 指定本机磁盘上的目录，或用 DATABASE_URL 指定 PostgreSQL。`,
  )
}

function taken(directory: string) {
  return new DirectoryTaken(`另一个网关正在使用数据目录 ${directory}${holderOf(directory)}：请先停止它，或用 DATA_DIR 指定另一个目录。`)
}

/** The process that holds the lock, by the lock file; undefined where that cannot be read. */
function holderOf(directory: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(path.join(directory, LOCK_FILE), 'utf8')) as { pid: number; host: string }
    return `（${host} 上的进程 ${pid}）`
  } catch {
    return ''
  }
}
