import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { codeFor, loginBySms } from '../../../tests/support/gatewayLogin'
import { listening } from '../../../tests/support/heardLog'
import { settings } from '../../tables'
import { alarmsSince } from '../../kernel/alarms'
import type { Sms } from '../../providers/sms/sms'
import { SMS_BUDGET, smsBudgetUse } from './smsBudget'

const KNOWN = { phone: '13800006207', device: 'known-device' }
const BUDGET = { perHour: 10, perDay: 100, reservedPercent: 20 }

let gateway: Gateway
let asked = 0
/** Somebody new, with a phone, a device and an address of their own. */
const someone = () => {
  asked += 1
  const client = gateway.client({ device: `device-${asked}`, address: `10.3.${asked >> 8}.${asked & 255}` })
  return codeFor(gateway, `137${String(asked).padStart(8, '0')}`, client)
}
const known = () => codeFor(gateway, KNOWN.phone, gateway.client({ device: KNOWN.device, address: '10.1.0.1' }))
const start = async (options?: Parameters<typeof gatewayAt>[1]) => {
  gateway = await gatewayAt(undefined, options)
  await gateway.db.insert(settings).values({ key: 'smsBudget', value: BUDGET })
}

describe('the shop’s budget of text messages', () => {
  let heard: ReturnType<typeof listening>
  beforeEach(() => {
    heard = listening()
  })
  afterEach(() => heard.end())
  const alarms = () => alarmsSince(gateway.db, new Date(0))

  it('raises an alarm at 80 % and one at 100 %, each once an hour, in the log and as a row', async () => {
    await start()
    for (let sent = 0; sent < 7; sent += 1) await someone()
    expect(await alarms()).toEqual([])
    for (let sent = 7; sent < 10; sent += 1) await someone()
    await expect(someone()).rejects.toMatchObject({ status: 429, message: '短信发送繁忙，请稍后再试；您也可以先用密码登录' })
    expect((await alarms()).map(({ text }) => text).sort()).toEqual([
      '短信用量已达每小时上限的 100%（10/10 条）。陌生设备暂时收不到验证码，登录过的设备仍可使用预留额度。',
      '短信用量已达每小时上限的 80%（8/10 条）。请留意是否被恶意请求。',
    ])
    expect(heard.lines().filter(({ msg }) => msg.startsWith('告警：'))).toHaveLength(2)
  })

  it('keeps a share for devices that are known', async () => {
    await start()
    await loginBySms(gateway, KNOWN.phone, gateway.client({ device: KNOWN.device, address: '10.1.0.1' }))
    gateway.clock.advance(61)
    for (let sent = 1; sent < 10; sent += 1) await someone()
    await expect(someone()).rejects.toMatchObject({ status: 429 })
    await expect(known()).resolves.toMatch(/^\d{6}$/)
    gateway.clock.advance(61)
    await expect(known()).resolves.toMatch(/^\d{6}$/)
    gateway.clock.advance(61)
    await expect(known()).rejects.toMatchObject({ status: 429, message: expect.stringContaining('短信发送繁忙') as string })
  })

  it('can be read for metrics, and counts nothing that was not sent', async () => {
    await start()
    await someone()
    expect(await smsBudgetUse(gateway.db, BUDGET, gateway.clock.now())).toEqual([
      { window: 'hour', used: 1, max: 10 },
      { window: 'day', used: 1, max: 100 },
    ])
    const sms: Sms = { send: () => Promise.reject(new Error('the provider is away')) }
    await start({ providers: { sms } })
    await expect(someone()).rejects.toMatchObject({ status: 503 })
    expect(await smsBudgetUse(gateway.db, SMS_BUDGET, gateway.clock.now())).toEqual([
      { window: 'hour', used: 0, max: 2000 },
      { window: 'day', used: 0, max: 20_000 },
    ])
  })
})
