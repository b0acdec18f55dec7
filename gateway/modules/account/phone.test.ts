import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { AGREEMENTS, codeTo, loginBySms, ownProof } from '../../../tests/support/gatewayLogin'
import { members, sessions, thirdPartyLogins } from '../../tables'

const NEW = '13912345678'
let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

describe('changing the phone', () => {
  const change = async (phoneNum = NEW, more: { proof?: string; smsCode?: string } = {}) => {
    const proof = more.proof ?? (await ownProof(gateway, gateway.zhou, 'change'))
    const smsCode = more.smsCode ?? (await codeTo(gateway, phoneNum, 'bind', gateway.zhou))
    return gateway.zhou.account.bindPhone({ body: { proof, phoneNum, smsCode } })
  }

  it('needs both phones, ends the other sessions, renews this one and tells the old number', async () => {
    const other = await loginBySms(gateway, '13800006207', gateway.client({ device: 'another-device' }))
    gateway.clock.advance(61)
    const session = await change()
    expect(session.phoneNum).toBe('139****5678')
    for (const token of [gateway.zhou.token, other.token])
      await expect(gateway.client({ token }).account.info()).rejects.toMatchObject({ status: 401 })
    expect((await gateway.client({ token: session.token }).account.info()).phoneNum).toBe('139****5678')
    expect(gateway.sms.at(-1)).toEqual({ phone: '13800006207', text: expect.stringContaining('139****5678') as string })
    gateway.clock.advance(61)
    expect((await loginBySms(gateway, NEW, gateway.client({ device: 'third' }))).userId).toBe(gateway.zhou.memberId)
  })

  it('takes phone and code as the query, as the specification has it, beside the body', async () => {
    const proof = await ownProof(gateway, gateway.zhou, 'change')
    const query = { phoneNum: NEW, smsCode: await codeTo(gateway, NEW, 'bind', gateway.zhou) }
    expect((await gateway.zhou.account.bindPhone({ body: { proof }, query })).phoneNum).toBe('139****5678')
  })

  it('takes the query alone from who logged in by a code to the old phone within ten minutes', async () => {
    const { token } = await loginBySms(gateway, '13800006207')
    const own = gateway.client({ token })
    gateway.clock.advance(599)
    const smsCode = await codeTo(gateway, NEW, 'bind', own)
    expect((await own.account.bindPhone({ body: {}, query: { phoneNum: NEW, smsCode } })).phoneNum).toBe('139****5678')
  })

  it.each([
    ['logged in earlier', 600, (own: string) => Promise.resolve(own)],
    ['has an exchanged token', 61, async (token: string) => (await gateway.visitor.account.exchange({ body: { token } })).token],
    ['has a session no code opened', 61, () => Promise.resolve(gateway.zhou.token)],
  ])('takes no query alone from who %s', async (_how, seconds, session) => {
    gateway.clock.advance(1)
    const first = await loginBySms(gateway, '13800006207')
    gateway.clock.advance(seconds)
    const own = gateway.client({ token: await session(first.token) })
    const smsCode = await codeTo(gateway, NEW, 'bind', own)
    await expect(own.account.bindPhone({ body: {}, query: { phoneNum: NEW, smsCode } })).rejects.toMatchObject({ code: 'PROOF_NEEDED' })
  })

  it('refuses a phone that belongs to somebody else, and the same one', async () => {
    await expect(change('13800008850')).rejects.toMatchObject({ status: 409, code: 'PHONE_TAKEN', field: 'phoneNum' })
    gateway.clock.advance(61)
    const proof = await ownProof(gateway, gateway.zhou, 'change')
    gateway.clock.advance(61)
    await expect(change('13800006207', { proof })).rejects.toMatchObject({ status: 400, code: 'SAME_PHONE', field: 'phoneNum' })
  })

  it('refuses without a proof of the old phone, with a used one and with one for something else', async () => {
    const smsCode = await codeTo(gateway, NEW, 'bind', gateway.zhou)
    const forPassword = await ownProof(gateway, gateway.zhou, 'password')
    await expect(change(NEW, { smsCode, proof: forPassword })).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    await expect(change(NEW, { smsCode, proof: 'x'.repeat(30) })).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    await expect(gateway.zhou.account.bindPhone({ body: { proof: '', phoneNum: NEW, smsCode } })).rejects.toMatchObject({
      status: 400,
      field: 'proof',
      message: '请先完成短信验证',
    })
    await expect(gateway.zhou.account.bindPhone({ body: { proof: forPassword } })).rejects.toMatchObject({ field: 'phoneNum' })
    expect(await gateway.db.select().from(members).where(eq(members.phone, NEW))).toHaveLength(0)
  })

  it('gives one number to one of two who take it at once', async () => {
    const smsCode = await codeTo(gateway, NEW, 'bind', gateway.zhou)
    const proofs = [await ownProof(gateway, gateway.zhou, 'change'), await ownProof(gateway, gateway.lin, 'change')] as const
    const tries = await Promise.allSettled([
      gateway.zhou.account.bindPhone({ body: { proof: proofs[0], phoneNum: NEW, smsCode } }),
      gateway.lin.account.bindPhone({ body: { proof: proofs[1], phoneNum: NEW, smsCode } }, { device: gateway.zhou.device }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await gateway.db.select().from(members).where(eq(members.phone, NEW))).toHaveLength(1)
  })
})

describe('where a member is logged in', () => {
  const iPhone = { headers: { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'X-Channel': 'weapp' } }

  it('is shown, this device first, each in plain words', async () => {
    const { token } = await loginBySms(gateway, '13800006207', gateway.client({ device: 'her-phone', ...iPhone }))
    const { results } = await gateway.client({ token }).account.devices()
    expect(results.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['iPhone · 微信小程序', true],
      ['未知设备', false],
    ])
    expect(JSON.stringify(results)).not.toContain(token)
  })

  it('ends one by one or everywhere, and nobody ends another member’s', async () => {
    const { token } = await loginBySms(gateway, '13800006207', gateway.client({ device: 'her-phone', ...iPhone }))
    const own = gateway.client({ token })
    const { results } = await own.account.devices()
    const other = results.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    await expect(gateway.lin.account.endSession({ params: { sessionId: other } })).rejects.toMatchObject({ status: 404 })
    await own.account.endSession({ params: { sessionId: other } })
    await expect(gateway.zhou.account.info()).rejects.toMatchObject({ status: 401 })
    await expect(own.account.endSession({ params: { sessionId: other } })).rejects.toMatchObject({ status: 404 })
    expect(await own.account.endSessions({ query: { keeps: 'current' } })).toEqual({ ended: 0 })
    expect(await own.account.endSessions()).toEqual({ ended: 1 })
    await expect(own.account.info()).rejects.toMatchObject({ status: 401 })
    expect((await gateway.lin.account.info()).loginName).toBe('linxiuzhi')
  })

  it('replaces the session a device had before', async () => {
    const client = gateway.client({ device: 'her-phone' })
    const first = await loginBySms(gateway, '13800006207', client)
    gateway.clock.advance(61)
    const second = await loginBySms(gateway, '13800006207', client)
    expect(second.token).not.toBe(first.token)
    await expect(gateway.client({ token: first.token }).account.info()).rejects.toMatchObject({ status: 401 })
  })

  it('remembers to the hour when it was used last', async () => {
    gateway.clock.advance(3600)
    await gateway.zhou.account.info()
    const [own] = (await gateway.zhou.account.devices()).results
    expect(own?.lastSeenAt).toBe(gateway.clock.now().toISOString())
  })
})

describe('logging in with another provider', () => {
  const login = (code: string) => gateway.visitor.account.thirdPartyLogin({ body: { provider: 'wechat', code, agreements: AGREEMENTS } })

  it('asks for a phone the first time and lets in at once afterwards', async () => {
    const first = await login('dev-yang')
    expect(first.session).toBeNull()
    const smsCode = await codeTo(gateway, NEW, 'login')
    const body = { bindToken: first.bindToken ?? '', phoneNum: NEW, smsCode, agreements: AGREEMENTS }
    const bound = await gateway.visitor.account.thirdPartyBind({ body })
    expect(bound.phoneNum).toBe('139****5678')
    expect(await login('dev-yang')).toMatchObject({ session: { userId: bound.userId }, bindToken: null })
    gateway.clock.advance(61)
    const again = { ...body, smsCode: await codeTo(gateway, NEW, 'login') }
    await expect(gateway.visitor.account.thirdPartyBind({ body: again })).rejects.toMatchObject({
      code: 'OAUTH_REFUSED',
      field: 'bindToken',
    })
  })

  it('refuses a code the provider does not know, and keeps nothing of its own name for the person', async () => {
    await expect(login('stolen')).rejects.toMatchObject({ status: 400, code: 'OAUTH_REFUSED', message: '授权已失效，请重新授权' })
    await login('dev-canary-subject')
    expect(JSON.stringify(await gateway.db.select().from(thirdPartyLogins))).not.toContain('canary-subject')
    expect(await gateway.db.select().from(sessions).where(eq(sessions.deviceId, 'device-of-a-visitor'))).toHaveLength(0)
  })
})
