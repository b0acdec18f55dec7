import { eq, like, lte } from 'drizzle-orm'
import { svipHeld } from '../../../tests/support/svipAt'
import { gatewayAt } from '../../../tests/support/gateway'
import { members, svipOrders } from '../../db/schema'
import { settleDueSvip } from './settleSvip'

const numbered = (letter: string, length: number) => Array.from({ length }, (_, nth) => `${letter}${nth}`)

it('settles those that are behind a batch of rows which fail each time', async () => {
  const { db, clock, providers, zhou } = await gatewayAt()
  const orderId = await svipHeld({ db, clock, providers }, zhou)
  const now = clock.now()
  const [held] = await db.update(svipOrders).set({ nextAt: now }).where(eq(svipOrders.orderId, orderId)).returning()
  // As many as a batch, all before the others: what they give cannot be granted.
  const spoilt = numbered('!', 500)
  const all = [...spoilt, ...numbered('a', 100)]
  const named = (memberId: string) => ({ memberId, loginName: memberId, phone: memberId, nickname: memberId, createdAt: now })
  await db.insert(members).values(all.map(named))
  await db.insert(svipOrders).values(all.map((memberId) => ({ ...held!, memberId, orderId: memberId })))
  await db.update(svipOrders).set({ terms: {} as never }).where(like(svipOrders.memberId, '!%'))

  await settleDueSvip({ db, providers, now })

  const due = await db.select({ memberId: svipOrders.memberId }).from(svipOrders).where(lte(svipOrders.nextAt, now))
  expect(due.map(({ memberId }) => memberId).sort()).toEqual(spoilt.sort())
})
