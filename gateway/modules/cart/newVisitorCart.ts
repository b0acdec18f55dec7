import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { cartLines } from '../../db/schema'
import { countAgainst } from '../../kernel/limit'
import { markOf } from '../../kernel/marks'
import { mallRules } from '../pricing/mallRules'
import { isOfDevice } from './owner'

const HOUR_SECONDS = 3600

/**
 * Counts a cart that a visitor begins against the address it is begun from: a device's name costs nothing, so that carts would have no
 * end. A cart that is there already is never refused, and keeps what is in it.
 */
export async function countNewCart(db: Db, { owner, address, now }: { owner: string; address: string; now: Date }): Promise<void> {
  if (!isOfDevice(owner)) return
  const [line] = await db.select({ lineId: cartLines.lineId }).from(cartLines).where(eq(cartLines.owner, owner)).limit(1)
  if (line) return
  const { visitorCartsAnHour } = await mallRules(db)
  const bucket = `carts/${await markOf(db, address)}`
  const message = '当前网络加购的人太多，请登录后再加购，或稍后再试'
  await countAgainst(db, { bucket, most: visitorCartsAnHour, seconds: HOUR_SECONDS, message }, now)
}
