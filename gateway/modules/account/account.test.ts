import { eq } from 'drizzle-orm'
import { agreeingTo, versionOf } from '../../../tests/support/agreements'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import type { Client } from '../../../tests/support/gatewayClient'
import { AGREEMENTS, codeFor, loginBySms, passwordForm, wrongCode } from '../../../tests/support/gatewayLogin'
import { prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { consents, loginKeys, members, proofs, sessions } from '../../tables'
import { hashPassword } from '../../kernel/password'

const PHONE = '13912345678'
let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

describe('logging in by text message', () => {
  it('makes a member of an unknown phone and says who it is', async () => {
    const session = await loginBySms(gateway, PHONE)
    const info = await gateway.client({ token: session.token }).account.info()
    expect(info).toMatchObject({
      userId: session.userId,
      nickname: '青禾用户5678',
      phoneNum: '139****5678',
      coinCount: 0,
      couponCount: 0,
      addressCount: 0,
      patients: [],
    })
  })

  it('names a patient once, with the prescriptions that can still be used', async () => {
    const { chen } = gateway
    await prescribe(gateway, chen.memberId, { patientName: '陈建', relationLabel: '父亲' })
    await prescribe(gateway, chen.memberId, { patientName: '陈建', relationLabel: '父亲' })
    await prescribe(gateway, chen.memberId, { patientName: '陈建', relationLabel: '父亲', usedByOrder: '2611210000000001' })
    await prescribe(gateway, chen.memberId, { patientName: '陈静', relationLabel: '母亲', status: 'rejected' })
    expect((await chen.account.info()).patients).toMatchObject([
      { patientName: '陈建', relationLabel: '父亲', prescriptionCount: 2, productCode: VALSARTAN },
    ])
  })

  const CODED = { phoneNum: PHONE, smsCode: '000000', agreements: AGREEMENTS }
  const TOKEN = 'a'.repeat(20)
  it.each([
    ['a login by SMS', ({ account }: Client) => account.smsLogin({ body: CODED })],
    ['a registration', ({ account }: Client) => account.register({ body: { ...CODED, password: 'a'.repeat(256), keyId: '1' } })],
    [
      'a login of another provider',
      ({ account }: Client) => account.thirdPartyLogin({ body: { provider: 'wechat', code: '1', agreements: AGREEMENTS } }),
    ],
    ['the phone of such a login', ({ account }: Client) => account.thirdPartyBind({ body: { ...CODED, bindToken: TOKEN } })],
    ['a phone that WeChat vouches for', ({ account }: Client) => account.wechatPhone({ body: { phoneCode: '1', agreements: AGREEMENTS } })],
  ])('refuses %s for the app of another organization', async (_name, enter) => {
    const other = gateway.client({ device: 'device-of-a-visitor', headers: { 'X-Organization-Code': 'another-mall' } })
    await expect(enter(other)).rejects.toMatchObject({ status: 400, code: 'ORGANIZATION_UNKNOWN' })
  })

  it('finds the member of a known phone', async () => {
    const session = await loginBySms(gateway, '13800006207')
    expect(session).toMatchObject({ loginName: 'zhoulan', nickname: '周岚', phoneNum: '138****6207', userId: gateway.zhou.memberId })
  })

  it('takes a code once', async () => {
    const smsCode = await codeFor(gateway, PHONE)
    const body = { phoneNum: PHONE, smsCode, agreements: AGREEMENTS }
    const tries = await Promise.allSettled([1, 2, 3].map(() => gateway.visitor.account.smsLogin({ body })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await gateway.db.select().from(members).where(eq(members.phone, PHONE))).toHaveLength(1)
  })

  it('refuses a wrong code, naming the field', async () => {
    await codeFor(gateway, PHONE)
    const body = { phoneNum: PHONE, smsCode: wrongCode(gateway), agreements: AGREEMENTS }
    await expect(gateway.visitor.account.smsLogin({ body })).rejects.toMatchObject({
      status: 400,
      field: 'smsCode',
      message: '短信验证码不正确或已失效，请核对或重新获取',
    })
  })

  it('records which texts were agreed to, when, where and on what', async () => {
    const { userId } = await loginBySms(gateway, PHONE)
    const kept = await gateway.db.select().from(consents).where(eq(consents.memberId, userId))
    const expected = { channel: 'h5', deviceId: 'device-of-a-visitor', at: gateway.clock.now() }
    expect(kept).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ document: 'clause', version: versionOf('clause'), ...expected }),
        expect.objectContaining({ document: 'privacy', version: versionOf('privacy'), ...expected }),
      ]),
    )
  })

  it.each([
    [agreeingTo('clause'), 400, 'AGREEMENT_MISSING'],
    [`clause@2020-01-01,${agreeingTo('privacy')}`, 409, 'AGREEMENT_CHANGED'],
    ['yes', 400, 'INVALID'],
  ])('refuses the agreement "%s" and keeps the code', async (agreements, status, code) => {
    const smsCode = await codeFor(gateway, PHONE)
    await expect(gateway.visitor.account.smsLogin({ body: { phoneNum: PHONE, smsCode, agreements } })).rejects.toMatchObject({
      status,
      code,
    })
    await gateway.visitor.account.smsLogin({ body: { phoneNum: PHONE, smsCode, agreements: AGREEMENTS } })
  })
})

describe('logging in by password', () => {
  const PASSWORD = 'Qinghe2026'
  beforeEach(async () => {
    await gateway.db
      .update(members)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(members.loginName, 'chenmo'))
  })
  const login = async (name: string, password: string) =>
    gateway.visitor.account.accountLogin({ body: await passwordForm(gateway.visitor, name, password) })

  it.each(['chenmo', '13800008850'])('takes %s with the password', async (name) => {
    expect(await login(name, PASSWORD)).toMatchObject({ loginName: 'chenmo', nickname: '陈默' })
  })

  it('answers a wrong password and an unknown name alike (no user enumeration)', async () => {
    const expected = { status: 400, code: 'PASSWORD_WRONG', message: '账号或密码不正确，请核对后重试' }
    await expect(login('chenmo', 'qinghe2026')).rejects.toMatchObject(expected)
    await expect(login('nobody', PASSWORD)).rejects.toMatchObject(expected)
  })

  it('refuses a replayed login (nonce)', async () => {
    const body = await passwordForm(gateway.visitor, 'chenmo', PASSWORD)
    await gateway.visitor.account.accountLogin({ body })
    await expect(gateway.visitor.account.accountLogin({ body })).rejects.toMatchObject({ status: 400, code: 'KEY_EXPIRED' })
  })

  it('refuses a password that lay about for five minutes, an unknown key and rubbish', async () => {
    const body = await passwordForm(gateway.visitor, 'chenmo', PASSWORD)
    await expect(gateway.visitor.account.accountLogin({ body: { ...body, keyId: 'nokey' } })).rejects.toMatchObject({ code: 'KEY_EXPIRED' })
    await expect(gateway.visitor.account.accountLogin({ body: { ...body, password: 'ab'.repeat(256) } })).rejects.toMatchObject({
      code: 'KEY_EXPIRED',
    })
    gateway.clock.advance(300)
    await expect(gateway.visitor.account.accountLogin({ body })).rejects.toMatchObject({ code: 'KEY_EXPIRED' })
  })

  it('limits the rate of wrong passwords of an address, not of the owner', async () => {
    const guesser = gateway.client({ address: '10.0.0.9' })
    for (let guess = 0; guess < 5; guess += 1)
      await expect(passwordForm(guesser, 'chenmo', 'x').then((body) => guesser.account.accountLogin({ body }))).rejects.toMatchObject({
        status: 400,
      })
    await expect(passwordForm(guesser, 'chenmo', PASSWORD).then((body) => guesser.account.accountLogin({ body }))).rejects.toMatchObject({
      status: 429,
    })
    expect(await login('chenmo', PASSWORD)).toMatchObject({ loginName: 'chenmo' })
  })

  it('rotates the key pair after an hour', async () => {
    const first = await gateway.visitor.account.publicKey()
    expect((await gateway.visitor.account.publicKey()).keyId).toBe(first.keyId)
    gateway.clock.advance(3601)
    expect((await gateway.visitor.account.publicKey()).keyId).not.toBe(first.keyId)
    expect(await gateway.db.select().from(loginKeys)).toHaveLength(2)
  })
})

describe('a handed-over token', () => {
  it('becomes a session of this device, and its app stays logged in', async () => {
    const { token: handed } = await loginBySms(gateway, PHONE)
    const { token, userId } = await gateway.visitor.account.exchange({ body: { token: handed } })
    expect(token).not.toBe(handed)
    expect((await gateway.client({ token }).account.info()).userId).toBe(userId)
    expect((await gateway.client({ token: handed }).account.info()).userId).toBe(userId)
  })

  it('of a session that has ended is refused', async () => {
    const { token } = await loginBySms(gateway, PHONE)
    await gateway.client({ token }).account.logout()
    await expect(gateway.visitor.account.exchange({ body: { token } })).rejects.toMatchObject({ status: 400, code: 'TOKEN_INVALID' })
  })
})

describe('a one-time code', () => {
  const entry = '0123456789abcdef0123456789abcdef'
  const aCode = async (asked: { entry?: string } = {}) => {
    const { token, userId } = await loginBySms(gateway, PHONE)
    const { code } = await gateway.client({ token }).account.issueLoginCode({ body: asked })
    return { token, userId, code }
  }
  const refusal = { status: 400, code: 'TOKEN_INVALID', message: '登录凭证已失效，请重新登录' }

  it('logs a page in as whoever asked for it, who stays logged in', async () => {
    const { token, userId, code } = await aCode()
    const taken = await gateway.visitor.account.exchange({ body: { token: code } })
    expect(taken.userId).toBe(userId)
    expect((await gateway.client({ token: taken.token }).account.info()).userId).toBe(userId)
    expect((await gateway.client({ token }).account.info()).userId).toBe(userId)
  })

  it('is consumed once under concurrent requests', async () => {
    const { code } = await aCode()
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => gateway.visitor.account.exchange({ body: { token: code } })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(gateway.visitor.account.exchange({ body: { token: code } })).rejects.toMatchObject(refusal)
  })

  it('expires after a minute', async () => {
    const { code } = await aCode()
    gateway.clock.advance(60)
    await expect(gateway.visitor.account.exchange({ body: { token: code } })).rejects.toMatchObject(refusal)
  })

  it.each([
    ['without the key of the page that asked for it', undefined],
    ['with another key', 'f'.repeat(32)],
  ])('is worth nothing %s', async (_name, another) => {
    const { code } = await aCode({ entry })
    await expect(gateway.visitor.account.exchange({ body: { token: code, ...(another && { entry: another }) } })).rejects.toMatchObject(
      refusal,
    )
    await gateway.visitor.account.exchange({ body: { token: code, entry } })
  })

  it('is no session, and is stored as a hash', async () => {
    const { code } = await aCode({ entry })
    await expect(gateway.client({ token: code }).account.info()).rejects.toMatchObject({ status: 401 })
    expect(JSON.stringify(await gateway.db.select().from(proofs))).not.toContain(code)
  })

  it('is given to nobody who is not logged in', async () => {
    await expect(gateway.visitor.account.issueLoginCode({ body: {} })).rejects.toMatchObject({ status: 401 })
  })
})

describe('a session', () => {
  it('ends with logging out, everywhere', async () => {
    const { token } = await loginBySms(gateway, PHONE)
    const [one, two] = [gateway.client({ token, device: 'a' }), gateway.client({ token, device: 'b' })]
    expect(await one.account.logout()).toEqual({ done: true })
    await expect(two.account.info()).rejects.toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' })
    expect(await one.account.logout()).toEqual({ done: true })
  })

  it('ends after 30 days', async () => {
    const client = gateway.client(await loginBySms(gateway, PHONE).then(({ token }) => ({ token })))
    gateway.clock.advance(30 * 24 * 3600 - 1)
    await client.account.info()
    gateway.clock.advance(1)
    await expect(client.account.info()).rejects.toMatchObject({ status: 401 })
  })

  it('stores tokens as hashes only', async () => {
    const { token } = await loginBySms(gateway, PHONE)
    expect(JSON.stringify(await gateway.db.select().from(sessions))).not.toContain(token)
  })

  it.each([
    'Bearer',
    'Bearer short',
    'Basic YTpi',
    `Bearer ${'x'.repeat(300)}`,
    "Bearer ' or 1=1 --aaaaaaaaaaaaaaaa",
    'Bearer 中文中文中文中文中文中文'.replace(/[^ -~]/g, '%'),
  ])('is not opened by the malformed token "%s"', async (authorization) => {
    const reply = await gateway.app.request('/api/personal/info', { headers: { Authorization: authorization } })
    expect([reply.status, await reply.json()]).toEqual([401, { code: 'NOT_LOGGED_IN', message: '请先登录' }])
  })
})
