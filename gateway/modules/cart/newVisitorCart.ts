import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { cartLines } from './schema'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { hmacOf } from '../../kernel/hmac'
import { mallRules } from '../pricing/mallRules'
import { isOfDevice } from './owner'

const HOUR_SECONDS = 3600

/**
 * Rate limit of new visitor carts by address: device ids are free, so that carts would grow without limit. An existing cart is never
 * refused, and keeps its lines.
 */
export async function countNewCart(db: Db, { owner, address, now }: { owner: string; address: string; now: Date }): Promise<void> {
  if (!isOfDevice(owner)) return
  const [line] = await db.select({ lineId: cartLines.lineId }).from(cartLines).where(eq(cartLines.owner, owner)).limit(1)
  if (line) return
  const { visitorCartsAnHour } = await mallRules(db)
  const bucket = `carts/${await hmacOf(db, address)}`
  const message = '当前网络加购的人太多，请登录后再加购，或稍后再试'
  await enforceRateLimit(db, { bucket, max: visitorCartsAnHour, seconds: HOUR_SECONDS, message }, now)
}
