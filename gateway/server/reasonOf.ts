import { DatabaseRefused } from '../db/refused'
import { WrongPurpose } from '../db/purpose'
import { sqlState } from '../kernel/transaction'
import type { Environment } from './environment'
import { StartError } from './startError'

/** The embedded database's own file system (Emscripten) numbers its errors: this is its ENOSPC. */
const NO_SPACE = 51
const isDiskFull = (error: unknown, code: string) =>
  code === 'ENOSPC' ||
  code === '53100' ||
  (typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ErrnoError' &&
    'errno' in error &&
    error.errno === NO_SPACE)

/** A start-up error in one sentence, or nothing for an unexpected fault. */
export function reasonOf(
  error: unknown,
  { port, host, dataDir, databaseUrl }: Pick<Environment, 'port' | 'host' | 'dataDir' | 'databaseUrl'>,
): string | undefined {
  if (error instanceof StartError || error instanceof DatabaseRefused || error instanceof WrongPurpose) return error.message
  const code = sqlState(error) ?? ''
  const atPort =
    error instanceof Error && 'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo') && 'port' in error
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用：请先停止占用它的程序，或用 PORT 指定另一个端口。`
  if (code === 'EACCES' && atPort) return `没有权限使用端口 ${port}：请用 PORT 指定 1024 以上的端口。`
  if (code === 'EADDRNOTAVAIL') return `本机没有地址 ${host}：请检查环境变量 HOST。`
  if (isDiskFull(error, code)) return `磁盘已满，无法写入 ${dataDir}：请清理后重试。`
  if (databaseUrl) return databaseReason(code, databaseUrl)
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes(code))
    return `无法写入数据目录 ${dataDir}（${code}）：请检查权限，或用 DATA_DIR 指定另一个目录。`
  return undefined
}

function databaseReason(code: string, databaseUrl: string): string | undefined {
  const where = placeOf(databaseUrl)
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(code))
    return `连不上数据库 ${where}（${code}）：请检查 DATABASE_URL，以及数据库是否已启动。`
  if (['28P01', '28000'].includes(code)) return `数据库 ${where} 拒绝了登录：请检查 DATABASE_URL 中的用户名和密码。`
  if (code === '3D000') return `数据库 ${where} 不存在：请先创建它。`
  if (code === '42501') return `数据库 ${where} 的用户没有建表权限。`
  return undefined
}

/** Host and database, never the password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '（网址无法识别）'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
