import { eq } from 'drizzle-orm'
import { lotteries, lotteryParcels, lotteryShares, packings } from '../../../gateway/tables'
import { inTransaction } from '../../../gateway/kernel/transaction'
import { give } from '../../../gateway/modules/ledger/enter'
import { ALL_ODDS } from '../../../counter/contract/lottery'
import { cells, lotteryAt } from '../../support/lotteryAt'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

type Put = { memberId: string; points: number; shareId: string }

/** A draw in the place of the demonstration's that always wins goods, once a day for free; somebody has points for more, and what he passes on this id. */
export const putLottery = (gateway: GatewayProcess, { memberId, points, shareId }: Put) =>
  withDb(gateway, async (db) => {
    const clock = { now: () => new Date(gateway.now()) }
    await db.update(lotteries).set({ stoppedAt: new Date(0), stoppedFor: '换了活动' })
    const [{ skuCode } = { skuCode: '' }] = await db.select().from(packings).where(eq(packings.productCode, '130512'))
    const goods = { prizeType: 'goods', name: '灵芝孢子粉', skuCode, worth: 22_800, quantity: 9, odds: ALL_ODDS } as const
    const activityId = await lotteryAt({ db, clock }, { prizes: cells(goods), freeTimes: 1, integralLimit: 2, shareLimit: 2 })
    await db.insert(lotteryShares).values({ shareId, memberId, activityId, at: clock.now() })
    const entry = { account: 'integral', amount: points, reason: 'prize', reference: 'journey', key: 'journey' } as const
    await inTransaction(db, (tx) => give(tx, { memberId, ...entry, at: clock.now() }))
  })

/** What was won and has an address leaves with a carrier. */
export const sendPrizes = (gateway: GatewayProcess) =>
  withDb(gateway, (db) => db.update(lotteryParcels).set({ carrier: 7, trackingNumber: 'SF1234567890123', sentAt: new Date(gateway.now()) }))
