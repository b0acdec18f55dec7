import { lotteryDraws, lotteryParcels } from '../../gateway/tables'
import { randomId } from '../../gateway/lib/hash'
import { sealContent } from '../../gateway/kernel/sealedContent'
import type { Consignee } from '../../gateway/modules/lottery/prizes'
import { shopDate } from '../../src/lib/time'
import type { Gateway } from './gateway'

/** The demonstration's draw, and its third prize, which is goods. */
export const WELCOME = 'welcome-draw'
const GOODS = 'p3'

export const CONSIGNEE: Consignee = {
  consigneeName: '顾望舒',
  consigneePhone: '13812340017',
  region: '江苏省南京市鼓楼区',
  address: '梧桐路 18 号 2 单元 501',
}

type Won = {
  /** To whom it goes; null before the winner said so. */
  to?: Consignee | null
  /** When it was won; a moment of the winner's own, for the list is sorted by it. */
  at?: Date
  /** The winner's how manieth draw. */
  nonce?: number
}

/** Goods that somebody won in the demonstration's draw; answers the draw's id. */
export async function wonPrize(
  { db, clock, providers }: Pick<Gateway, 'db' | 'clock' | 'providers'>,
  { memberId }: { memberId: string },
  { to = CONSIGNEE, at = clock.now(), nonce = 1 }: Won = {},
): Promise<string> {
  const [drawId, day] = [randomId(), shopDate(at)]
  const prize = { drawnPrize: GOODS, prizeId: GOODS, prizeType: 'goods' } as const
  await db.insert(lotteryDraws).values({ drawId, memberId, activityId: WELCOME, nonce, key: randomId(), way: 'free', day, ...prize, at })
  if (to)
    await db
      .insert(lotteryParcels)
      .values({ id: drawId, memberId, ...sealContent(providers.fileKeys, lotteryParcels, drawId, to), addressedAt: at })
  return drawId
}
