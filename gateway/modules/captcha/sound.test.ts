import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { solvedTicket } from '../../../tests/support/gatewayLogin'
import { smsTickets } from '../../tables'
import { sha256 } from '../../lib/hash'
import { newDigits, soundOf } from './soundOf'

const PHONE = '13912345678'

const samplesOf = (sound: string) => Buffer.from(sound.replace('data:audio/wav;base64,', ''), 'base64').subarray(44)
/** How much of a sound is not silence, in samples. */
const loudness = (samples: Buffer) => samples.filter((sample) => Math.abs(sample - 128) > 12).length

describe('spoken digits', () => {
  it('are a sound every browser plays: a WAV of 8 kHz whose head tells its length', () => {
    const file = Buffer.from(soundOf('2580').replace('data:audio/wav;base64,', ''), 'base64')
    expect(file.toString('latin1', 0, 4)).toBe('RIFF')
    expect(file.readUInt32LE(24)).toBe(8000)
    expect(file.readUInt32LE(40)).toBe(file.length - 44)
    expect(file.length).toBeGreaterThan(8000 * 4)
    expect(file.length).toBeLessThan(8000 * 14)
  })

  it('are all there to be heard', () => {
    for (const digit of '023456789') expect(loudness(samplesOf(soundOf(digit)))).toBeGreaterThan(900)
  })

  it('never sound the same twice', () => {
    expect(soundOf('2580')).not.toBe(soundOf('2580'))
  })

  it('leave out 一, which is taken for 七', () => {
    const all = Array.from({ length: 300 }, () => newDigits(4)).join('')
    expect(all).toMatch(/^[02-9]{1200}$/)
  })
})

describe('asking for a text message by ear', () => {
  let gateway: Gateway
  beforeEach(async () => {
    gateway = await gatewayAt()
  })

  /** What was said, found by trying all digits against the stored hash: a test has no ears. */
  async function heard(ticket: string): Promise<string> {
    const rows = await gateway.db.select().from(smsTickets)
    const row = rows.find(({ ticketHash }) => ticketHash === sha256(ticket))
    const all = Array.from({ length: 10_000 }, (_none, number) => String(number).padStart(4, '0'))
    return all.find((digits) => sha256(`${ticket}:${digits}`) === row?.answerHash) ?? ''
  }

  it('takes the digits that were heard', async () => {
    const { ticket } = await gateway.visitor.captcha.ticket({ body: { phoneNum: PHONE } })
    await gateway.visitor.captcha.sound({ body: { ticket } })
    await gateway.db.update(smsTickets).set({ workBits: 0 })
    await gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ticket, validCode: await heard(ticket) } })
    expect(gateway.sms).toHaveLength(1)
  })

  it('takes no longer what the picture showed', async () => {
    const { ticket, validCode } = await solvedTicket(gateway, PHONE)
    const { sound } = await gateway.visitor.captcha.sound({ body: { ticket } })
    expect(sound).toMatch(/^data:audio\/wav;base64,/)
    await expect(gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ticket, validCode } })).rejects.toMatchObject({
      code: 'CAPTCHA_WRONG',
    })
    expect(gateway.sms).toHaveLength(0)
  })

  it('refuses a ticket that is older than five minutes', async () => {
    const { ticket } = await solvedTicket(gateway, PHONE)
    gateway.clock.advance(300)
    await expect(gateway.visitor.captcha.sound({ body: { ticket } })).rejects.toMatchObject({ code: 'TICKET_GONE' })
  })

  it('counts with the pictures: 120 in ten minutes from one address', async () => {
    const caller = gateway.client({ address: '10.9.0.1' })
    const { ticket } = await caller.captcha.ticket({ body: { phoneNum: PHONE } })
    for (let asked = 0; asked < 60; asked += 1) {
      await caller.captcha.image({ body: { ticket } })
      await caller.captcha.sound({ body: { ticket } })
    }
    await expect(caller.captcha.sound({ body: { ticket } })).rejects.toMatchObject({ status: 429 })
    await expect(caller.captcha.image({ body: { ticket } })).rejects.toMatchObject({ status: 429 })
  })
})
