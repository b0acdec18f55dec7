import { scryptSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { AGREEMENTS, codeFor, codeTo, loginBySms, ownCode, ownProof, passwordForm } from '../../../tests/support/gatewayLogin'
import { type Refused, type Client } from '../../../tests/support/gatewayClient'
import { solved } from '../../../tests/support/solved'
import { subjectOf } from '../../../src/lib/proofOfWork'
import { members } from '../../tables'
import { sha256 } from '../../lib/hash'
import { enforceRateLimit } from '../../kernel/rateLimit'

const PHONE = '13800006207'
const OWNER = { device: 'device-of-the-owner', address: '10.1.0.1' }
const PASSWORD = 'Qinghe2026'
/** The password as it is kept, at a cost that lets hundreds be guessed in a test. */
const CHEAP = `scrypt$64$8$1$${Buffer.from('salt').toString('base64url')}$${scryptSync(PASSWORD, 'salt', 32, { N: 64 }).toString('base64url')}`

let gateway: Gateway
let owner: Client
beforeEach(async () => {
  gateway = await gatewayAt()
  owner = gateway.client(OWNER)
})

let strangers = 0
/** Somebody who calls from another device and another address each time. */
const stranger = () => {
  strangers += 1
  return gateway.client({ device: `device-of-stranger-${strangers}`, address: `10.9.${strangers >> 8}.${strangers & 255}` })
}
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error as { status: number }).status,
  )
const httpErrorOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: unknown) => error as Refused,
  )
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const login = (client: Client, smsCode: string) => client.account.smsLogin({ body: { phoneNum: PHONE, smsCode, agreements: AGREEMENTS } })
const byPassword = async (client: Client, password: string, name = PHONE) =>
  client.account.accountLogin({ body: await passwordForm(client, name, password) })

describe('guesses at a code by somebody who did not ask for it', () => {
  it.each([
    [
      'PUT /smscode/verify',
      'login',
      (client: Client, smsCode: string) => client.captcha.verify({ body: { phoneNum: PHONE, captcha: smsCode } }),
    ],
    ['POST /login/sms', 'login', login],
    [
      'POST /validate',
      'reset',
      (client: Client, smsCode: string) => client.account.validate({ body: { phoneNum: PHONE, smsCode, purpose: 'reset' } }),
    ],
    [
      'POST /login/thirdParty/phone',
      'bind',
      (client: Client, smsCode: string) =>
        client.account.thirdPartyBind({ body: { bindToken: 'x'.repeat(43), phoneNum: PHONE, smsCode, agreements: AGREEMENTS } }),
    ],
  ] as const)('by %s leave the owner every try', async (_call, purpose, guess) => {
    const code = await codeTo(gateway, PHONE, purpose, owner)
    for (let tries = 0; tries < 8; tries += 1) expect(await statusOf(guess(stranger(), wrongFor(code)))).toBe(400)
    for (let tries = 0; tries < 4; tries += 1) expect(await statusOf(guess(owner, wrongFor(code)))).toBe(400)
    await expect(owner.captcha.verify({ body: { phoneNum: PHONE, captcha: code } })).resolves.toEqual({ verified: true })
  })

  it('leave the code of a member that is for her own phone alone', async () => {
    const code = await ownCode(gateway, gateway.zhou, 'password')
    for (let tries = 0; tries < 6; tries += 1)
      await statusOf(stranger().captcha.verify({ body: { phoneNum: PHONE, captcha: wrongFor(code) } }))
    await expect(gateway.zhou.account.validateOwn({ body: { smsCode: code, purpose: 'password' } })).resolves.toMatchObject({
      proof: expect.any(String) as string,
    })
  })

  it('find nothing, also with the right digits: a code is good on the device that asked for it', async () => {
    const code = await codeFor(gateway, PHONE, owner)
    expect(await statusOf(login(stranger(), code))).toBe(400)
    expect(await statusOf(login(owner, code))).toBe(200)
  })

  it('are told what the one who asked is told, and are refused with 429 in the end', async () => {
    const code = await codeFor(gateway, PHONE, owner)
    const guesser = stranger()
    const asked = await login(owner, wrongFor(code)).catch((error: unknown) => error)
    const guessed = await login(guesser, wrongFor(code)).catch((error: unknown) => error)
    expect(guessed).toEqual(asked)
    const statuses = []
    for (let tries = 0; tries < 20; tries += 1) statuses.push(await statusOf(login(guesser, wrongFor(code))))
    expect(statuses.at(-1)).toBe(429)
  })

  it('from the owner’s own address leave the owner alone, too', async () => {
    const code = await codeFor(gateway, PHONE, owner)
    for (let tries = 0; tries < 62; tries += 1)
      await statusOf(login(gateway.client({ device: `neighbour-${tries}`, address: OWNER.address }), wrongFor(code)))
    expect(await statusOf(login(owner, code))).toBe(200)
  })

  it('do not outdate the owner’s code when a stranger asks for another', async () => {
    const code = await codeFor(gateway, PHONE, owner)
    gateway.clock.advance(61)
    await codeFor(gateway, PHONE, stranger())
    expect(await statusOf(login(owner, code))).toBe(200)
  })
})

describe('text messages that a stranger asks for', () => {
  it('leave a device that logged in with this phone before its own', async () => {
    await loginBySms(gateway, PHONE, owner)
    for (let hour = 0; hour < 3; hour += 1) {
      gateway.clock.advance(3600)
      for (let asked = 0; asked < 5; asked += 1) {
        gateway.clock.advance(61)
        await statusOf(codeFor(gateway, PHONE, stranger()))
      }
    }
    await expect(codeFor(gateway, PHONE, stranger())).rejects.toMatchObject({ status: 429 })
    expect(await statusOf(login(owner, await codeFor(gateway, PHONE, owner)))).toBe(200)
  })

  it('from one place leave a new device of the owner two an hour', async () => {
    for (let asked = 0; asked < 8; asked += 1) {
      gateway.clock.advance(61)
      await statusOf(codeTo(gateway, PHONE, 'reset', gateway.client({ address: '10.9.9.9', device: `changing-${asked}` })))
    }
    gateway.clock.advance(61)
    expect(await statusOf(login(owner, await codeFor(gateway, PHONE, owner)))).toBe(200)
  })

  it('leave the member who is logged in the code to her own phone', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      gateway.clock.advance(61)
      await codeFor(gateway, PHONE, stranger())
    }
    await expect(ownProof(gateway, gateway.zhou, 'password')).resolves.toEqual(expect.any(String))
  })

  it('from the owner’s own address leave a known device alone', async () => {
    await loginBySms(gateway, PHONE, owner)
    for (let asked = 0; asked < 62; asked += 1) {
      const neighbour = gateway.client({ device: `neighbour-${asked}`, address: OWNER.address })
      await statusOf(codeFor(gateway, `137${String(asked).padStart(8, '0')}`, neighbour))
    }
    gateway.clock.advance(61)
    expect(await statusOf(login(owner, await codeFor(gateway, PHONE, owner)))).toBe(200)
  })
})

describe('guesses at a password from many addresses', () => {
  beforeEach(async () => {
    await gateway.db.update(members).set({ passwordHash: CHEAP }).where(eq(members.loginName, 'zhoulan'))
  })
  /** Thirty wrong ones in an hour are where devices that are not known are asked for a proof of work. */
  const guessed = async (addresses: number, each: number) => {
    for (let place = 0; place < addresses; place += 1) {
      const guesser = stranger()
      for (let tries = 0; tries < each; tries += 1) await statusOf(byPassword(guesser, 'wrong2026'))
    }
  }

  it('leave a device that logged in before alone', async () => {
    await loginBySms(gateway, PHONE, owner)
    await guessed(8, 4)
    expect(await statusOf(byPassword(owner, PASSWORD))).toBe(200)
  })

  it('let the owner in on a new device, too, once it has done a proof of work', async () => {
    await guessed(8, 4)
    const form = await passwordForm(owner, PHONE, PASSWORD)
    const refused = await owner.account.accountLogin({ body: form }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 400, code: 'WORK_NEEDED' })
    const { workBits: bits } = (refused as Refused).details as { workBits: number }
    const work = solved({ subject: subjectOf(form.password), bits })
    expect(await owner.account.accountLogin({ body: { ...form, work } })).toMatchObject({ loginName: 'zhoulan' })
  })

  it('come to an end after three hundred a day; a code by text message still lets a new device in', async () => {
    const strangersBucket = { bucket: `login:${sha256(PHONE)}:strangers`, max: 300, seconds: 24 * 3600 }
    for (let tries = 0; tries < 300; tries += 1) await enforceRateLimit(gateway.db, strangersBucket, gateway.clock.now())
    gateway.clock.advance(2 * 3600)
    await expect(byPassword(stranger(), PASSWORD)).rejects.toMatchObject({
      status: 429,
      message: '为保护您的账号，新设备请改用短信验证码登录',
    })
    expect(await statusOf(login(owner, await codeFor(gateway, PHONE, owner)))).toBe(200)
    expect(await statusOf(byPassword(owner, PASSWORD))).toBe(200)
  })

  it('make who guesses from one device wait ever longer', async () => {
    const guesser = stranger()
    const waits: number[] = []
    for (let tries = 0; tries < 45; tries += 1) {
      const { code, retryAfter } = await httpErrorOf(byPassword(guesser, 'wrong2026'))
      if (code === 'TOO_OFTEN') waits.push(Number(retryAfter))
      // Thirty in an hour: a proof of work is asked for until the hour is over.
      gateway.clock.advance(code === 'WORK_NEEDED' ? 3600 : code === 'TOO_OFTEN' ? Number(retryAfter) : 0)
    }
    expect(waits[0]).toBeLessThanOrEqual(61)
    expect(waits[1]).toBeGreaterThan(600)
    expect(Math.max(...waits)).toBeGreaterThan(12 * 3600)
  })

  it('from the owner’s own address leave such a device alone, too', async () => {
    await loginBySms(gateway, PHONE, owner)
    for (let tries = 0; tries < 12; tries += 1)
      await statusOf(byPassword(gateway.client({ device: `neighbour-${tries}`, address: OWNER.address }), 'wrong2026'))
    expect(await statusOf(byPassword(owner, PASSWORD))).toBe(200)
  })
})
