import { DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { listening } from '../../../tests/support/heardLog'
import { PermanentError } from '../../providers/permanentError'
import { actAsStaff } from '../../demo/people/actingStaff'
import { seedStaff } from '../../demo/people/readyStaff'
import { textMissedCallbacks } from './textMissedCallbacks'

describe('callbacks at the counter', () => {
  let gateway: Gateway
  let pharmacist: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  })
  const asked = (phoneNum: string, question?: string) =>
    gateway.visitor.mall.requestCallback({ body: { phoneNum, ...(question !== undefined && { question }) } })
  const listed = async (state: 'waiting' | 'called') =>
    (await pharmacist.callback.list({ query: { state } })).results.map(({ phone, question, call }) => ({ phone, question, call }))

  it('wait in the order of what was promised until a call is recorded, which says who called and how it ended', async () => {
    const { requestId } = await asked('13911112222', '饭前吃还是饭后吃')
    gateway.clock.advance(60)
    await asked('13911113333')
    expect((await listed('waiting')).map(({ phone }) => phone)).toEqual(['139****2222', '139****3333'])

    await pharmacist.callback.record({ params: { requestId }, body: { outcome: 'talked', note: '饭后' } })
    expect((await listed('waiting')).map(({ phone }) => phone)).toEqual(['139****3333'])
    const call = { at: gateway.clock.now().toISOString(), by: '沈知夏', outcome: 'talked', note: '饭后' }
    expect(await listed('called')).toEqual([{ phone: '139****2222', question: '饭前吃还是饭后吃', call }])
  })

  it('are recorded once: the second of two people is told who it was', async () => {
    const { requestId } = await asked('13911112222')
    const other = await staffAt(gateway, { roles: ['pharmacist'], name: '梁景和' })
    const record = (person: StaffPerson) => person.callback.record({ params: { requestId }, body: { outcome: 'unanswered' } })
    const ends = await Promise.allSettled([record(pharmacist), record(other)])
    const refused = ends.find((end) => end.status === 'rejected')
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [first] = await listed('called')
    expect(refused?.reason).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect((refused?.reason as Error).message).toMatch(new RegExp(`^${first?.call?.by ?? '?'}已在 .* 记录过这通回电，您的决定没有写入$`))
    await expect(pharmacist.callback.record({ params: { requestId: 'of-nobody' }, body: { outcome: 'talked' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('tell a member who did not pick up that the pharmacy called, and not that nobody did', async () => {
    const { requestId } = await gateway.zhou.mall.requestCallback({ body: { phoneNum: '13911112222' } })
    await pharmacist.callback.record({ params: { requestId }, body: { outcome: 'unanswered' } })
    gateway.clock.advance(20 * HOUR_SECONDS)
    await gateway.jobs()
    const { results } = await gateway.zhou.message.list({ query: { kind: 'service' } })
    expect(results[0]).toMatchObject({ title: '药师给您回过电话', link: '/pharmacist' })
    expect(results.map(({ title }) => title)).not.toContain('没能按时给您回电')
  })

  it('that a visitor is to be texted about are given up at once where the provider refuses the number', async () => {
    await asked('13911112222')
    gateway.clock.advance(DAY_SECONDS)
    const silence = listening()
    const send = jest.fn(() => Promise.reject(new PermanentError('no such number')))
    const round = () => textMissedCallbacks({ ...gateway, providers: { ...gateway.providers, sms: { send } }, now: gateway.clock.now() })
    await round()
    gateway.clock.advance(HOUR_SECONDS)
    await round()
    silence.end()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('are answered in a demonstration by its own pharmacist, and the member is told that nobody was really called', async () => {
    const { requestId } = await gateway.zhou.mall.requestCallback({ body: { phoneNum: '13911112222' } })
    await seedStaff(gateway.db, gateway.clock.now())
    await pharmacist.staff.logOut()
    gateway.clock.advance(59)
    const act = () => actAsStaff({ db: gateway.db, ring: gateway.providers.fileKeys, now: gateway.clock.now(), speed: 360 })
    await act()
    gateway.clock.advance(2)
    await act()
    const next = await staffAt(gateway, { roles: ['pharmacist'] })
    const { results } = await next.callback.list({ query: { state: 'called' } })
    expect(results.map((one) => [one.requestId, one.call?.by, one.call?.note, one.call?.at])).toEqual([
      [requestId, '沈知夏（演示药师）', '演示：没有真的拨打电话', gateway.clock.now().toISOString()],
    ])
    const told = await gateway.zhou.message.list({ query: { kind: 'service' } })
    expect(told.results[0]).toMatchObject({ title: '演示药师已处理您的回电登记' })
  })
})
