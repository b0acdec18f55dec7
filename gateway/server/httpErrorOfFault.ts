import { isDatabaseAway } from '../db/away'
import { databaseErrors } from '../lib/metrics'
import { HttpError } from '../lib/httpError'
import { sqlState } from '../kernel/transaction'
import { WechatUnreachable } from '../providers/payment/wechatPay/fault'
import { StorageAway } from '../providers/storage/storage'
import { Unreachable } from '../providers/unreachable'
import { log } from '../lib/log'

/** SQLSTATE 53100 is a full disk. */
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/
/** Seconds: a server that restarts is back by then. */
const COMES_BACK = 3

/** A NUL, or half of a surrogate pair: valid JSON, but no text that PostgreSQL stores. */
const NO_TEXT = /^(22021|22P05|22P02)$/

/**
 * Maps a fault that the shopper or an operator can repair to an HTTP error with its own message; the rest stays as it is. Nothing was
 * written in any case.
 */
export function httpErrorOfFault(error: unknown): unknown {
  if (error instanceof HttpError) return error
  if (error instanceof WechatUnreachable) {
    log.error({ err: error }, '微信没有响应')
    return new HttpError(503, 'WECHAT_UNREACHABLE', '微信暂时没有响应，什么都没有改变，请稍后再试')
  }
  if (error instanceof StorageAway) {
    log.error({ err: error }, '图片存储没有响应')
    return new HttpError(503, 'STORAGE_AWAY', '图片服务暂时没有响应，请稍后再试', { details: { retryAfter: COMES_BACK } })
  }
  if (error instanceof Unreachable) {
    log.error({ err: error }, '外部服务没有响应')
    return new HttpError(503, 'SERVICE_AWAY', '对方的服务暂时没有响应，什么都没有改变，请稍后再试', { details: { retryAfter: COMES_BACK } })
  }
  const code = sqlState(error) ?? ''
  if (NO_TEXT.test(code)) return new HttpError(400, 'NO_TEXT', '内容中有无法保存的字符，请修改后重试')
  if (DISK_FULL.test(code) || /no space left on device/i.test(String(error instanceof Error ? (error.cause ?? error) : error))) {
    databaseErrors.inc({ kind: 'disk_full' })
    log.error('磁盘已满：请清理数据目录所在的磁盘。写入已拒绝，已保存的数据不受影响。')
    return new HttpError(503, 'DISK_FULL', '服务器存储空间不足，暂时无法保存，请稍后再试')
  }
  if (isDatabaseAway(error)) {
    databaseErrors.inc({ kind: 'away' })
    log.error({ err: error }, '数据库暂时连不上')
    return new HttpError(503, 'DATABASE_AWAY', '服务暂时不可用，请稍后再试', { details: { retryAfter: COMES_BACK } })
  }
  return error
}
