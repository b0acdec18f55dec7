import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { loginBySms, solvedTicket } from '../../../tests/support/gatewayLogin'
import type { Refused } from '../../../tests/support/gatewayClient'
import { solved } from '../../../tests/support/solved'
import { smsTickets } from '../../tables'
import { ATTACKED_BITS, bitsAbove, BASELINE_BITS } from './workBits'

const PHONE = '13912345678'
let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

/** A ticket whose picture was read, and which needs so much work. */
async function ticketOf(workBits: number) {
  const read = await solvedTicket(gateway, PHONE)
  await gateway.db.update(smsTickets).set({ workBits })
  return { phoneNum: PHONE, ...read }
}
const ask = (body: Parameters<typeof gateway.visitor.captcha.smsCode>[0]['body']) => gateway.visitor.captcha.smsCode({ body })

describe('the proof of work of a ticket', () => {
  it('is asked for without burning the ticket, and lets the same request through', async () => {
    const body = await ticketOf(6)
    const refused = await ask(body).catch((error: unknown) => error as Refused)
    expect(refused).toMatchObject({ status: 400, code: 'WORK_NEEDED', field: 'work', details: { workBits: 6 } })
    await ask({ ...body, work: solved({ subject: body.ticket, bits: 6 }) })
    expect(gateway.sms).toHaveLength(1)
  })

  it('is worth nothing for another ticket, and nothing a second time', async () => {
    const body = await ticketOf(6)
    const other = await ticketOf(6)
    const work = solved({ subject: body.ticket, bits: 6 })
    await expect(ask({ ...other, work })).rejects.toMatchObject({ code: 'WORK_NEEDED' })
    await ask({ ...body, work })
    await expect(ask({ ...body, work })).rejects.toMatchObject({ code: 'TICKET_GONE' })
    expect(gateway.sms).toHaveLength(1)
  })

  it('does not help where the picture was read wrong', async () => {
    const body = await ticketOf(6)
    const work = solved({ subject: body.ticket, bits: 6 })
    await expect(ask({ ...body, validCode: 'AAAA', work })).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' })
  })

  it('is easy on a calm day, none for a device that logged in before, and none for who is logged in', async () => {
    expect(await gateway.visitor.captcha.ticket({ body: { phoneNum: PHONE } })).toMatchObject({ workBits: BASELINE_BITS })
    await loginBySms(gateway, PHONE)
    expect(await gateway.visitor.captcha.ticket({ body: { phoneNum: PHONE } })).toMatchObject({ workBits: 0 })
    expect(await gateway.zhou.captcha.ownTicket()).toMatchObject({ workBits: 0 })
  })

  it('grows with what is asked for a phone from anywhere, until pictures have five characters', async () => {
    const bits: number[] = []
    for (let asked = 0; asked < 45; asked += 1) {
      const client = gateway.client({ device: `device-${asked}`, address: `10.4.0.${asked}` })
      bits.push((await client.captcha.ticket({ body: { phoneNum: PHONE } })).workBits ?? 0)
    }
    expect([bits[0], bits[4], bits[9], bits[19], bits[44]]).toEqual([
      BASELINE_BITS,
      BASELINE_BITS,
      BASELINE_BITS + 1,
      BASELINE_BITS + 2,
      13,
    ])
    const { ticket, workBits = 0 } = await gateway.visitor.captcha.ticket({ body: { phoneNum: PHONE } })
    expect(workBits).toBeGreaterThanOrEqual(ATTACKED_BITS)
    expect(await gateway.visitor.captcha.image({ body: { ticket } })).toMatchObject({ length: 5 })
    expect(await gateway.visitor.captcha.sound({ body: { ticket } })).toMatchObject({ length: 5 })
  })

  it.each([
    [1, 10, 0],
    [10, 10, 0],
    [11, 10, 1],
    [20, 10, 1],
    [21, 10, 2],
    [1000, 10, 7],
  ])('for %d where %d are usual is %d bits harder', (count, baseline, bits) => {
    expect(bitsAbove(count, baseline)).toBe(bits)
  })
})
