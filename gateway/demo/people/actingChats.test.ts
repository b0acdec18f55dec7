import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { said } from '../../../tests/support/talk'
import { auditLog, conversations } from '../../tables'
import { actInChats } from './actingChats'
import { seedStaff } from './readyStaff'

describe('a demonstration’s people in conversations', () => {
  let gateway: Gateway
  let params: { conversationId: string }
  const act = () => actInChats({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 3600 })
  const answers = async () => (await gateway.zhou.chat.record({ params })).results.filter(({ sender }) => sender === 'staff')
  beforeEach(async () => {
    gateway = await gatewayAt()
    await seedStaff(gateway.db, gateway.clock.now())
    const { conversationId } = await gateway.zhou.chat.open({ body: { desk: 'service' } })
    params = { conversationId }
    await gateway.zhou.chat.send({ params, body: said('订单到哪了') })
  })

  it('answer after a while, say that they are a demonstration’s, and once for each time somebody waits', async () => {
    await act()
    expect(await answers()).toEqual([])
    gateway.clock.advance(MINUTE_SECONDS)
    await act()
    await act()
    const [first, ...others] = await answers()
    expect([first?.by?.name, others]).toEqual(['客服 苏念（演示客服）', []])
    expect(first?.text).toMatch(/^【演示】/)
    await gateway.zhou.chat.send({ params, body: said('还在吗') })
    gateway.clock.advance(MINUTE_SECONDS)
    await act()
    const texts = (await answers()).map(({ text }) => text)
    expect([texts.length, new Set(texts).size]).toEqual([2, 2])
    const lines = await gateway.db.select().from(auditLog)
    expect(lines.map(({ title, record }) => [title, record])).toEqual([
      ['演示自动办理：回复会话', `chat:${params.conversationId}`],
      ['演示自动办理：回复会话', `chat:${params.conversationId}`],
    ])
  })

  it('leave it to a person who is at the counter, and what somebody is in', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    gateway.clock.advance(4 * MINUTE_SECONDS)
    await act()
    expect(await answers()).toEqual([])
    gateway.clock.advance(2 * MINUTE_SECONDS)
    await gateway.db.update(conversations).set({ staffId: clerk.staffId, leaseUntil: new Date(gateway.clock.now().getTime() + 1000) })
    await act()
    expect(await answers()).toEqual([])
    gateway.clock.advance(MINUTE_SECONDS)
    await act()
    expect(await answers()).toHaveLength(1)
  })
})
