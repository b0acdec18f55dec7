import { asc, sql } from 'drizzle-orm'
import { listening } from '../../../tests/support/heardLog'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { codeFor, solvedTicket, wrongCode } from '../../../tests/support/gatewayLogin'
import { smsCodes, smsTickets } from '../../tables'
import type { Sms } from '../../providers/sms/sms'

const PHONE = '13912345678'
const MINUTE = 60
const HOUR = 3600

describe('asking for a text message', () => {
  let gateway: Gateway
  beforeEach(async () => {
    gateway = await gatewayAt()
  })

  it('sends six digits after the picture was read', async () => {
    await codeFor(gateway, PHONE)
    expect(gateway.sms).toEqual([{ phone: PHONE, text: expect.stringMatching(/^【青禾健康】登录验证码 \d{6}，5 分钟内有效/) as string }])
  })

  it('shows the picture as a PNG', async () => {
    const { ticket } = await gateway.visitor.captcha.ticket({ body: { phoneNum: PHONE } })
    const { image } = await gateway.visitor.captcha.image({ body: { ticket } })
    expect(image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/)
  })

  it('consumes the ticket at a wrong answer', async () => {
    const { ticket, validCode } = await solvedTicket(gateway, PHONE)
    const wrong = validCode === 'AAAA' ? 'CCCC' : 'AAAA'
    await expect(gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ticket, validCode: wrong } })).rejects.toMatchObject({
      status: 400,
      code: 'CAPTCHA_WRONG',
      field: 'validCode',
    })
    await expect(gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ticket, validCode } })).rejects.toMatchObject({
      code: 'TICKET_GONE',
    })
  })

  it('takes lower case for upper case', async () => {
    const { ticket, validCode } = await solvedTicket(gateway, PHONE)
    await gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ticket, validCode: validCode.toLowerCase() } })
    expect(gateway.sms).toHaveLength(1)
  })

  it('consumes a ticket once under fifty concurrent requests', async () => {
    const body = { phoneNum: PHONE, ...(await solvedTicket(gateway, PHONE)) }
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => gateway.visitor.captcha.smsCode({ body })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(gateway.sms).toHaveLength(1)
  })

  it('leaves the owner a message on a new device, however often two addresses ask for the phone', async () => {
    const asks = async (address: string, device: string) => {
      const before = gateway.sms.length
      await codeFor(gateway, PHONE, gateway.client({ address, device })).catch(() => undefined)
      return gateway.sms.length > before
    }
    for (const hour of [1, 2, 3]) {
      for (let minute = 0; minute < 10; minute += 1) {
        await asks(`198.51.100.${1 + (minute % 2)}`, `device-of-a-stranger-${hour}-${minute}`)
        gateway.clock.advance(61)
      }
      expect([hour, await asks(`203.0.113.${hour}`, `new-phone-of-the-owner-${hour}`)]).toEqual([hour, true])
      gateway.clock.advance(HOUR)
    }
    expect(gateway.sms.length).toBeLessThanOrEqual(10)
  })

  it('refuses the ticket of another phone', async () => {
    const solved = await solvedTicket(gateway, '13800138000')
    await expect(gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ...solved } })).rejects.toMatchObject({ code: 'TICKET_GONE' })
  })

  it('refuses a picture that is older than five minutes', async () => {
    const solved = await solvedTicket(gateway, PHONE)
    gateway.clock.advance(5 * MINUTE)
    await expect(gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ...solved } })).rejects.toMatchObject({
      status: 400,
      message: '图形验证码已失效，请重新获取',
    })
    await expect(gateway.visitor.captcha.image({ body: { ticket: solved.ticket } })).rejects.toMatchObject({ code: 'TICKET_GONE' })
  })

  it('sends one message a minute to a phone, five an hour and ten a day', async () => {
    const request = (at: number) => {
      gateway.clock.advance(at)
      // Another caller each time: only the phone is the same.
      const client = gateway.client({ device: `device-${gateway.sms.length}-${at}`, address: `10.0.${gateway.sms.length}.${at % 250}` })
      return codeFor(gateway, PHONE, client)
    }
    await request(0)
    await expect(request(59)).rejects.toMatchObject({ status: 429, field: 'phoneNum', retryAfter: '1' })
    for (let sent = 1; sent < 5; sent += 1) await request(MINUTE + 1)
    await expect(request(MINUTE + 1)).rejects.toMatchObject({ status: 429, message: '获取验证码过于频繁，请 1 小时后再试' })
    for (let sent = 5; sent < 10; sent += 1) await request(HOUR)
    await expect(request(HOUR)).rejects.toMatchObject({ status: 429, message: '今天获取验证码的次数已用完，请明天再试' })
    expect(gateway.sms).toHaveLength(10)
  })

  it('counts every device, and callers without one in the tightest bucket of their address', async () => {
    const sendFrom = async (own: { device?: string; address?: string }, times: number) => {
      for (let sent = 0; sent < times; sent += 1)
        await codeFor(gateway, `139${String(gateway.sms.length).padStart(8, '0')}`, gateway.client(own))
    }
    await sendFrom({ device: 'one-device', address: '10.1.0.1' }, 10)
    await expect(sendFrom({ device: 'one-device', address: '10.1.0.2' }, 1)).rejects.toMatchObject({ status: 429, code: 'TOO_OFTEN' })
    await sendFrom({ address: '10.2.0.1' }, 5)
    await expect(sendFrom({ address: '10.2.0.1' }, 1)).rejects.toMatchObject({ status: 429 })
    await sendFrom({ address: '10.2.0.2' }, 1)
  })

  it('keeps neither the code nor the answer', async () => {
    const { ticket, validCode } = await solvedTicket(gateway, PHONE)
    await gateway.visitor.captcha.smsCode({ body: { phoneNum: PHONE, ticket, validCode } })
    const code = /\d{6}/.exec(gateway.sms[0]?.text ?? '')?.[0] ?? ''
    const kept = JSON.stringify([
      await gateway.db.select().from(smsTickets),
      await gateway.db.select({ hash: smsCodes.codeHash, id: smsCodes.codeId }).from(smsCodes),
    ])
    expect(kept).not.toContain(ticket)
    expect(kept).not.toContain(`"${code}"`)
  })

  it('says alike for a phone it knows and one it does not', async () => {
    const known = await gateway.visitor.captcha.smsCodeV2({
      body: { phoneNum: '13800006207', purpose: 'reset', ...(await solvedTicket(gateway, '13800006207')) },
    })
    const unknown = await gateway.visitor.captcha.smsCodeV2({
      body: { phoneNum: PHONE, purpose: 'reset', ...(await solvedTicket(gateway, PHONE)) },
    })
    expect(known).toEqual(unknown)
  })
})

describe('whether a phone is known', () => {
  it('cannot be told from an answer or the time it took: nobody is looked up before the code was right', async () => {
    const gateway = await gatewayAt()
    const solved = await Promise.all(['13800006207', PHONE].map((phoneNum) => solvedTicket(gateway, phoneNum)))
    await gateway.db.execute(sql`alter table members rename to members_away`)
    const answers = []
    for (const [place, phoneNum] of ['13800006207', PHONE].entries())
      answers.push(await gateway.visitor.captcha.smsCodeV2({ body: { phoneNum, purpose: 'reset', ...solved[place]! } }))
    const wrong = { phoneNum: PHONE, smsCode: wrongCode(gateway), purpose: 'reset' as const }
    const known = gateway.visitor.account.validate({ body: { ...wrong, phoneNum: '13800006207' } })
    await expect(known).rejects.toMatchObject({ status: 400, code: 'CODE_WRONG' })
    await expect(gateway.visitor.account.validate({ body: wrong })).rejects.toMatchObject({ status: 400, code: 'CODE_WRONG' })
    await gateway.db.execute(sql`alter table members_away rename to members`)
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('a text message that cannot be sent', () => {
  it('is said, and may be asked for again at once', async () => {
    const sms: Sms = { send: () => Promise.reject(new Error('the provider is away')) }
    const quiet = listening()
    const gateway = await gatewayAt(undefined, { providers: { sms } })
    for (let tries = 0; tries < 2; tries += 1)
      await expect(codeFor(gateway, PHONE)).rejects.toMatchObject({ status: 503, message: '短信暂时发不出去，请稍后再试' })
    quiet.end()
  })
})

describe('checking a code', () => {
  let gateway: Gateway
  beforeEach(async () => {
    gateway = await gatewayAt()
  })
  const verify = (captcha: string) => gateway.visitor.captcha.verify({ body: { phoneNum: PHONE, captcha } })
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('says yes without using it up', async () => {
    const code = await codeFor(gateway, PHONE)
    expect(await verify(code)).toEqual({ verified: true })
    expect(await verify(code)).toEqual({ verified: true })
  })

  it('allows five attempts in all, concurrent ones counted', async () => {
    const code = await codeFor(gateway, PHONE)
    await Promise.allSettled(Array.from({ length: 12 }, () => verify(other(code))))
    await expect(verify(code)).rejects.toMatchObject({ status: 400, code: 'CODE_WRONG' })
    const [row] = await gateway.db.select().from(smsCodes).orderBy(asc(smsCodes.sentAt))
    expect(row?.tries).toBe(5)
  })

  it('refuses an expired code after five minutes', async () => {
    const code = await codeFor(gateway, PHONE)
    gateway.clock.advance(5 * MINUTE)
    await expect(verify(code)).rejects.toMatchObject({ message: '短信验证码不正确或已失效，请核对或重新获取' })
  })
})
