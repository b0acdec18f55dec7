import { eq } from 'drizzle-orm'
import { ALL_ODDS } from '../../counter/contract/lottery'
import { lotteryHelps, packings } from '../../gateway/tables'
import { randomId } from '../../gateway/lib/hash'
import type { Gateway, Person } from './gateway'
import type { Client } from './gatewayClient'
import { cells, lotteryAt } from './lotteryAt'

type Drawn = { drawId: string; shareId: string }

/** What somebody has of draws: one that won goods, which go to this address, a chance, a share, and one of another's that was opened. */
export async function lotteryBelongings(gateway: Gateway, who: Client & Person, addressId: string): Promise<Drawn> {
  const { db, clock } = gateway
  const [{ skuCode } = { skuCode: '' }] = await db.select().from(packings).where(eq(packings.position, 0)).limit(1)
  const goods = { prizeType: 'goods', name: '血压计', skuCode, worth: 19_900, quantity: 5, odds: ALL_ODDS } as const
  const activityId = await lotteryAt(gateway, {
    prizes: cells(goods, { prizeType: 'integral', name: '100 积分', amount: 100 }),
    freeTimes: 1,
  })
  const { drawId } = await who.lottery.draw({ body: { activityId, key: `key-${randomId()}` } })
  await who.lottery.sendTo({ params: { drawId }, body: { addressId } })
  const points = await lotteryAt(gateway, {
    prizes: cells({ prizeType: 'integral', name: '100 积分', amount: 100, odds: ALL_ODDS }),
    freeTimes: 1,
  })
  await who.lottery.draw({ body: { activityId: points, key: `key-${randomId()}` } })
  await who.lottery.useIntegral({ body: { activityId } })
  const { shareId } = await who.lottery.share({ body: { activityId } })
  await db.insert(lotteryHelps).values({ memberId: who.memberId, shareId, at: clock.now() })
  return { drawId, shareId }
}
