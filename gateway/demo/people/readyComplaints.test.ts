import { gatewayAt } from '../../../tests/support/gateway'
import { keepReadyComplaints } from './readyComplaints'
import { seedStaff } from './readyStaff'

it('周岚 has a complaint that is in hand and a suggestion that was answered, once, with nothing new to read', async () => {
  const { db, clock, providers, zhou } = await gatewayAt()
  await seedStaff(db, clock.now())
  const before = (await zhou.message.unread()).total
  await keepReadyComplaints({ db, providers, now: clock.now() })
  await keepReadyComplaints({ db, providers, now: clock.now() })
  const { results } = await zhou.complaint.query({ query: {} })
  expect(results.map(({ sort, state, stars }) => [sort, state, stars])).toEqual([
    ['complaint', 'inHand', null],
    ['suggestion', 'closed', 5],
  ])
  expect((await zhou.message.unread()).total).toBe(before)
})
