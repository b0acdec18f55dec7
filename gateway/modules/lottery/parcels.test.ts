import { eq } from 'drizzle-orm'
import { DAY, DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { CONSIGNEE, wonPrize } from '../../../tests/support/wonPrize'
import { lotteryParcels, messages } from '../../tables'

const SF = { carrier: 7, trackingNumber: 'sf 1234 5678 9012 3' }

let gateway: Gateway
let clerk: StaffPerson
beforeEach(async () => {
  gateway = await gatewayAt()
  clerk = await staffAt(gateway, { roles: ['clerk'], name: '孟夏' })
})

type State = 'waiting' | 'toSend' | 'sent' | 'received' | 'lapsed'
const listed = async (state?: State) => (await clerk.lottery.parcels({ query: { ...(state && { state }) } })).results
const send = (drawId: string, body = SF, sent: { version?: string } = {}, person = clerk) =>
  person.lottery.send({ params: { drawId }, body }, sent)
const told = () => gateway.db.select().from(messages).where(eq(messages.template, 'prizeSent'))

describe('goods that were won', () => {
  it('are listed with the winner masked, and by when they are to be sent', async () => {
    const at = gateway.clock.now()
    const drawId = await wonPrize(gateway, gateway.zhou)
    expect(await listed()).toEqual([
      {
        drawId,
        ...{ title: '青禾有礼', name: '血压计', skuCode: expect.any(String) as string, wonAt: at.toISOString(), state: 'toSend' },
        version: expect.any(String) as string,
        sendUntil: new Date(at.getTime() + 15 * DAY).toISOString(),
        consignee: { name: '顾*舒', phone: '138****0017', address: '江苏省南京市鼓楼区****' },
        ...{ orderCode: null, carrierName: null, trackingNumber: null },
      },
    ])
  })

  it('are listed by the page, those that were won first in front', async () => {
    const ago = (days: number) => new Date(gateway.clock.now().getTime() - days * DAY)
    const last = await wonPrize(gateway, gateway.zhou, { at: ago(1) })
    const first = await wonPrize(gateway, gateway.zhou, { at: ago(2), nonce: 2 })
    const page = (number: number) => clerk.lottery.parcels({ query: { page: number, size: 1 } })
    expect(await page(1)).toMatchObject({ hits: 2, hasMore: true, results: [{ drawId: first }] })
    expect(await page(2)).toMatchObject({ hits: 2, hasMore: false, results: [{ drawId: last }] })
  })

  it('wait for an address, and lapse without one', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou, { to: null })
    expect(await listed('waiting')).toMatchObject([{ drawId, state: 'waiting', consignee: null, sendUntil: null }])
    gateway.clock.advance(30 * DAY_SECONDS)
    const later = await staffAt(gateway, { roles: ['clerk'] })
    const lapsed = await later.lottery.parcels({ query: { state: 'lapsed' } })
    expect(lapsed.results).toMatchObject([{ drawId, state: 'lapsed' }])
    expect((await later.lottery.parcels({ query: { state: 'waiting' } })).results).toEqual([])
  })

  it('are received once their winner says so', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    await send(drawId)
    await gateway.zhou.lottery.received({ params: { drawId } })
    expect([await listed('sent'), await listed('received')]).toMatchObject([[], [{ drawId, state: 'received' }]])
  })

  it('are the business of clerks and operators', async () => {
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist', 'doctor'] })
    const drawId = await wonPrize(gateway, gateway.zhou)
    await expect(pharmacist.lottery.parcels({ query: {} })).rejects.toMatchObject({ code: 'WRONG_ROLE' })
    await expect(send(drawId, SF, {}, pharmacist)).rejects.toMatchObject({ code: 'WRONG_ROLE' })
  })

  it('say to whom they go, in clear, for a reason', async () => {
    const recordId = await wonPrize(gateway, gateway.zhou)
    const open = async (field: string) =>
      (await clerk.uncover.open({ params: { kind: 'prize', recordId }, body: { field, reason: 'delivery' } })).value
    expect([await open('consigneeName'), await open('consigneePhone'), await open('address')]).toEqual([
      CONSIGNEE.consigneeName,
      CONSIGNEE.consigneePhone,
      `${CONSIGNEE.region}${CONSIGNEE.address}`,
    ])
  })
})

describe('a prize that is sent', () => {
  it('is so in the list, with the number as the carrier prints it', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    expect(await send(drawId)).toMatchObject({ state: 'sent', carrierName: '顺丰速运', trackingNumber: 'SF1234567890123' })
    expect([await listed(), await listed('sent')]).toMatchObject([[], [{ drawId }]])
  })

  it('is told to its winner', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    await send(drawId)
    const [message] = (await gateway.zhou.message.list({ query: { kind: 'reward' } })).results
    expect(message).toMatchObject({
      title: '奖品已寄出',
      text: '您抽中的血压计已由顺丰速运寄出，运单号 SF1234567890123',
      link: '/prizes/mine',
    })
    expect((await gateway.zhou.lottery.prizes({ query: {} })).results).toMatchObject([
      { drawId, state: 'sent', parcel: { trackingNumber: 'SF1234567890123' } },
    ])
  })

  it('by two at once is sent and told once', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    const other = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    const version = (await listed())[0]?.version ?? ''
    const yto = { carrier: 11, trackingNumber: 'YT1234567890123' }
    const ends = await Promise.allSettled([send(drawId, SF, { version }), send(drawId, yto, { version }, other)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await told()).toHaveLength(1)
  })

  it('is not sent again, whoever looked at it then', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    await send(drawId)
    await expect(send(drawId)).rejects.toMatchObject({ status: 409, code: 'SENT', message: '这件奖品已经寄出' })
  })

  it('goes where its winner wants it now: who saw another address sends nothing', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    const version = (await listed())[0]?.version ?? ''
    const addressId = (await gateway.zhou.address.list()).results[0]?.id ?? ''
    await gateway.zhou.lottery.sendTo({ params: { drawId }, body: { addressId } })
    await expect(send(drawId, SF, { version })).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect(await gateway.db.select({ sentAt: lotteryParcels.sentAt }).from(lotteryParcels)).toEqual([{ sentAt: null }])
  })

  it('needs an address', async () => {
    const drawId = await wonPrize(gateway, gateway.zhou, { to: null })
    await expect(send(drawId)).rejects.toMatchObject({ status: 409, code: 'NO_ADDRESS' })
  })

  it.each([
    [{ carrier: 7, trackingNumber: '12345678' }, '顺丰速运的单号是 SF 加 12 到 15 位数字，或 12 到 15 位数字，请核对'],
    [{ carrier: 1, trackingNumber: 'SF1234567890123' }, '请选择快递公司'],
    [{ carrier: 7, trackingNumber: ' ' }, '请填写运单号'],
  ])('is refused beside the number: %j', async (body, message) => {
    const drawId = await wonPrize(gateway, gateway.zhou)
    await expect(send(drawId, body)).rejects.toMatchObject({ status: 400, field: 'trackingNumber', message })
  })

  it('is there', async () => {
    await expect(send('nothing')).rejects.toMatchObject({ status: 404 })
  })
})
