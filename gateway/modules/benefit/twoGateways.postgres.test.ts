import path from 'node:path'
import { eq } from 'drizzle-orm'
import { familyOf } from '../../../tests/support/policies'
import { newBuyers, ordered, packingOf, shopAt } from '../../../tests/support/shop'
import { openDatabase, type Database } from '../../db/open'
import * as tables from '../../tables'
import { benefits, benefitUses, orders } from '../../tables'
import { settingOf } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { insuranceSetting } from '../insurance/plans'
import { holdLimit } from './limit'

let other: Database
afterEach(() => other.close())

it('holds a limit for k orders, of 200 that two gateways take at once', async () => {
  const shop = await shopAt()
  other = await openDatabase({
    tables,
    databaseUrl: 'url' in shop.database ? shop.database.url : undefined,
    migrationsFolder: path.resolve('gateway/db/migrations'),
  })
  const [me] = await newBuyers(shop, 1)
  const [plan] = (await settingOf(shop.db, insuranceSetting)) ?? []
  const { benefitId } = await me!.insurance.apply({ body: { planId: plan!.id, patientId: await familyOf(me!) } })
  await shop.db.update(benefits).set({ yearly: 13_500 }).where(eq(benefits.benefitId, benefitId))
  const { orderCode } = await ordered(me!, { skuCode: (await packingOf(shop, 'otcB', 1)).skuCode, quantity: 1 })
  const [model] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
  const codes = Array.from({ length: 200 }, () => crypto.randomUUID())
  await shop.db.insert(orders).values(codes.map((code) => ({ ...model!, orderCode: code, settleId: code })))
  const now = shop.clock.now()
  const ends = await Promise.allSettled(
    codes.map((code, place) =>
      inTransaction(place % 2 ? shop.db : other.db, (tx) =>
        holdLimit(tx, { benefitId, memberId: me!.memberId, orderCode: code, cents: 1000, now }),
      ),
    ),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
  expect(await shop.db.select().from(benefits).where(eq(benefits.benefitId, benefitId))).toMatchObject([{ reserved: 13_000, taken: 0 }])
  expect(await shop.db.$count(benefitUses, eq(benefitUses.benefitId, benefitId))).toBe(13)
})
