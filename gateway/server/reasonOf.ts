import { ConnectionFailed, DatabaseRefused } from '../db/refused'
import { WrongPurpose } from '../db/purpose'
import { systemFault } from '../db/backup/systemFault'
import { sqlState } from '../kernel/transaction'
import type { Environment } from './environment'
import { missingPackages } from './missingPackages'
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
export function reasonOf(error: unknown, { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>): string | undefined {
  if (error instanceof StartError || error instanceof DatabaseRefused || error instanceof WrongPurpose) return error.message
  const missing = missingPackages(error)
  if (missing !== undefined) return missing
  const code = sqlState(error) ?? ''
  if (isDiskFull(error, code)) return `磁盘已满，无法写入 ${dataDir}：请清理后重试。`
  if (databaseUrl) return databaseReason(code, placeOf(databaseUrl)) ?? connectionReason(error, code, placeOf(databaseUrl))
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST'].includes(code))
    return `无法写入数据目录 ${dataDir}（${code}）：请检查权限，或用 DATA_DIR 指定另一个目录。`
  return undefined
}

function databaseReason(code: string, where: string): string | undefined {
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(code))
    return `连不上数据库 ${where}（${code}）：请检查 DATABASE_URL，以及数据库是否已启动。`
  if (code === '28P01') return `数据库 ${where} 拒绝了登录：请检查 DATABASE_URL 中的用户名和密码。`
  if (code === '3D000') return `数据库 ${where} 不存在：请先创建它。`
  if (code === '42501') return `数据库 ${where} 的用户没有建表权限。`
  if (code === '25006') return `数据库 ${where} 是只读的：DATABASE_URL 应为主库的地址，只读副本用 DATABASE_REPLICA_URL。`
  if (code === '53300') return `数据库 ${where} 的连接已用完：请减小 PG_POOL 或停止别的程序，或提高数据库的 max_connections。`
  if (code === '57P03') return `数据库 ${where} 一直没有就绪：请查看数据库的日志，等它启动后重试。`
  return undefined
}

/** Codes of OpenSSL and Node for a certificate or an encryption that one side does not accept. */
const TLS = /^(ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO)/

/** Whatever keeps a connection from being made lies in its address, the network or the server, and is never a fault of ours. */
function connectionReason(error: unknown, code: string, where: string): string | undefined {
  if (!(error instanceof ConnectionFailed)) return undefined
  const told = error.cause instanceof Error ? error.cause.message : String(error.cause)
  const file = systemFault(error.cause)
  if (file?.syscall === 'open' || file?.syscall === 'read')
    return `读不到连接数据库 ${where} 用的证书文件（${told}）：请检查 DATABASE_URL 中的 sslrootcert、sslcert 和 sslkey。`
  if (/pg_hba/.test(told))
    return `数据库 ${where} 不接受这个连接（${told}）：请在它的 pg_hba.conf 中允许；要求加密的数据库，在 DATABASE_URL 末尾加 ?sslmode=verify-full。`
  if (TLS.test(code) || /\bSSL\b/.test(told))
    return `与数据库 ${where} 的加密连接没有建立（${told}）：请检查 DATABASE_URL 中的 sslmode 和 sslrootcert，以及数据库的证书。`
  if (code === '28000' || told.startsWith('SASL')) return `数据库 ${where} 拒绝了登录（${told}）：请检查 DATABASE_URL 中的用户名和密码。`
  return `连不上数据库 ${where}（${told}）：请检查 DATABASE_URL，以及数据库是否正常。`
}

/** Host and database, never the password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '（网址无法识别）'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
