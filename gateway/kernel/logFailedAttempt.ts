import { PermanentError } from '../providers/permanentError'
import { log } from '../lib/log'

type Failed = {
  what: string
  err: unknown
  /** Whether the attempt before this one failed, too. */ hasFailedBefore: boolean
  next: Date | null
}

/** Logs state changes, not each retry: that something began to fail, and that its retries are given up or of no use. */
export function logFailedAttempt({ what, err, hasFailedBefore, next }: Failed): void {
  if (err instanceof PermanentError) log.error({ err }, `${what}被拒绝，不再重试，请人工处理`)
  else if (next === null) log.error({ err }, `${what}多次重试未成功，已停止自动重试，请人工处理`)
  else if (!hasFailedBefore) log.error({ err }, `${what}未完成，稍后重试`)
}
