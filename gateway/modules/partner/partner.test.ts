import { eq } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { authorizations, partners } from '../../tables'
import { sha256 } from '../../lib/hash'

const SECRET = 'a-secret-of-the-partner'
let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
  await gateway.db.update(partners).set({ secretHash: sha256(SECRET) })
})
const params = { partner: 'anxin' }
const tokenFor = (code: string, more: { partner?: string; secret?: string } = {}) =>
  gateway.visitor.partner.token({ body: { partner: 'anxin', secret: SECRET, code, ...more } })
const letIn = async (member: Gateway['zhou'] = gateway.zhou) => {
  const { code } = await member.partner.authorize({ params })
  return (await tokenFor(code)).accessToken
}
const profile = (accessToken: string) => gateway.visitor.partner.profile({ body: { accessToken } })

describe('a partner', () => {
  it('says who asks, for what and for how long, before anything is given', async () => {
    const asked = await gateway.visitor.partner.one({ params })
    expect(asked).toMatchObject({ partner: 'anxin', days: 30, authorization: null })
    for (const told of [asked.name, asked.contact, asked.purpose, asked.method]) expect(told).toMatch(/[\u4e00-\u9fff]{4,}/)
    expect(asked.kinds.map(({ scope }) => scope)).toEqual(['nickname', 'phone', 'city'])
  })

  it('gets what was agreed to, masked, under a name of the member for itself alone', async () => {
    const { code, returnUrl } = await gateway.zhou.partner.authorize({ params })
    expect(returnUrl).toBe(`https://anxin.example/qinghe/return#code=${code}`)
    const { accessToken, scopes } = await tokenFor(code)
    expect(scopes).toEqual(['nickname', 'phone', 'city'])
    const told = await profile(accessToken)
    expect(told).toMatchObject({ nickname: '周岚', phoneNum: '138****6207', cityName: '南京市' })
    expect(JSON.stringify(told)).not.toMatch(/zhoulan|13800006207/)
    expect((await gateway.zhou.partner.list()).results.map(({ partner: id }) => id)).toEqual(['anxin', 'renhe'])
  })

  it('gets no more than is in the authorization when it asks for more later', async () => {
    const token = await letIn()
    await gateway.db
      .update(authorizations)
      .set({ scopes: ['nickname'] })
      .where(eq(authorizations.partner, 'anxin'))
    expect(await profile(token)).toMatchObject({ nickname: '周岚', phoneNum: null, cityName: null })
  })

  it('loses its token with the revocation, at once', async () => {
    const token = await letIn()
    await profile(token)
    await gateway.zhou.partner.revoke({ params })
    await expect(profile(token)).rejects.toMatchObject({ status: 403, code: 'AUTHORIZATION_ENDED' })
    expect((await gateway.zhou.partner.list()).results.map(({ partner: id }) => id)).toEqual(['renhe'])
    await expect(gateway.zhou.partner.revoke({ params })).rejects.toMatchObject({ status: 404 })
  })

  it('loses its token when the term is over and when an operator switches it off', async () => {
    const token = await letIn()
    await gateway.db.update(partners).set({ isActive: false }).where(eq(partners.partner, 'anxin'))
    await expect(profile(token)).rejects.toMatchObject({ status: 403 })
    await gateway.db.update(partners).set({ isActive: true })
    gateway.clock.advance(30 * 24 * 3600)
    await expect(profile(token)).rejects.toMatchObject({ status: 403 })
    expect((await gateway.visitor.partner.one({ params })).authorization).toBeNull()
  })

  it('turns a code into a token once, within a minute, with its own secret', async () => {
    const { code } = await gateway.zhou.partner.authorize({ params })
    await expect(tokenFor(code, { secret: 'guess' })).rejects.toMatchObject({ status: 403, code: 'PARTNER_REFUSED' })
    await expect(tokenFor(code, { partner: 'renhe' })).rejects.toMatchObject({ status: 403 })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => tokenFor(code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await gateway.zhou.partner.authorize({ params })
    gateway.clock.advance(60)
    await expect(tokenFor(late.code)).rejects.toMatchObject({ status: 403, field: 'code' })
  })

  it('without a secret fetches nothing, and an unknown one does not exist', async () => {
    await gateway.db.update(partners).set({ secretHash: null })
    const { code } = await gateway.zhou.partner.authorize({ params })
    await expect(tokenFor(code)).rejects.toMatchObject({ status: 403 })
    await expect(gateway.visitor.partner.one({ params: { partner: 'nobody' } })).rejects.toMatchObject({
      status: 404,
      message: '没有找到这个合作方',
    })
    await expect(gateway.zhou.partner.authorize({ params: { partner: 'nobody' } })).rejects.toMatchObject({ status: 404 })
    await expect(gateway.visitor.partner.authorize({ params })).rejects.toMatchObject({ status: 401 })
  })

  it('finds neither code nor token in the database', async () => {
    const { code } = await gateway.zhou.partner.authorize({ params })
    const before = JSON.stringify(await gateway.db.select().from(authorizations))
    const { accessToken } = await tokenFor(code)
    const after = JSON.stringify(await gateway.db.select().from(authorizations))
    expect([before.includes(code), after.includes(accessToken)]).toEqual([false, false])
  })
})

describe('pharmacists', () => {
  it.each([
    ['2026-11-21T07:59:00+08:00', []],
    ['2026-11-21T08:00:00+08:00', ['沈知夏']],
    ['2026-11-21T12:00:00+08:00', ['沈知夏', '许清和']],
    ['2026-11-21T21:59:00+08:00', ['顾明远']],
    ['2026-11-21T22:00:00+08:00', []],
  ])('on duty at %s are %j', async (at, names) => {
    gateway.clock.set(at)
    const { pharmacists, licences } = await gateway.visitor.mall.licences()
    expect(pharmacists.filter(({ onDuty }) => onDuty).map(({ name }) => name)).toEqual(names)
    expect(licences.find(({ label }) => label.includes('信息服务'))).toMatchObject({ form: 'filing' })
  })
})
