import type { Db } from '../db/open'
import type { KeyRing } from '../lib/keyRing'
import { keysInUse } from '../modules/upload/rewrapKeys'
import { StartError } from './startError'

/** A key that was taken away too early is told at the start, and not by pictures and patients that do not open. */
export async function refuseMissingKeys(db: Db, { keys }: KeyRing) {
  const missing = (await keysInUse(db)).filter(({ keyId }) => !keys.has(keyId))
  if (missing.length === 0) return
  const told = missing.map(({ keyId, count }) => `${keyId}（${count} 条加密记录）`).join('、')
  throw new StartError(`FILE_KEYS 缺少仍在使用的密钥：${told}。请把它加回列表末尾，等后台每小时一次的换钥任务完成后再去掉。`)
}
