import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { agreementsTo } from '../../../src/contract/agreement'
import { endpoint } from '../../../src/contract/endpoint'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { ordered, packingOf } from '../../../tests/support/shop'
import { consents, documents, sessions } from '../../tables'
import { handlers } from '../handlers'
import { implement } from '../../kernel/implement'

/** A stand-in for the calls that store a patient: its row names the consents it needs. */
const patient = {
  create: endpoint('POST /test/patients', {
    about: 'Store a patient',
    session: 'required',
    needConsent: ['basePersonalRule', 'drugUserRule'],
    output: z.looseObject({ stored: z.literal(true) }),
  }),
}
const patientHandlers = implement(patient, {
  create: () => Promise.resolve({ stored: true as const }),
})

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt(undefined, { handlers: [...handlers, ...patientHandlers] })
})
const store = (token: string) => gateway.call(patient.create, {}, { token })
const versionOf = async (name: string) => (await gateway.visitor.document.one({ params: { name } })).version
const agreeing = async (...names: string[]) =>
  agreementsTo(await Promise.all(names.map(async (document) => ({ document, version: await versionOf(document) }))))
/** Publishes a version that takes effect the day it is named after. */
const publish = (name: string, version: string, more: { material?: boolean; changes?: string } = {}) =>
  gateway.db.insert(documents).values({ name, version, title: name, effectiveDate: version, sections: [], ...more })

describe('a patient', () => {
  it('is not stored without the separate consents, and the texts to show are named', async () => {
    await expect(store(gateway.chen.token)).rejects.toMatchObject({
      status: 403,
      code: 'CONSENT_NEEDED',
      field: 'agreements',
      message: expect.stringContaining('请先阅读并单独同意') as string,
      details: {
        documents: [expect.objectContaining({ document: 'basePersonalRule' }), expect.objectContaining({ document: 'drugUserRule' })],
      },
    })
    await gateway.chen.agreement.agree({ body: { agreements: await agreeing('basePersonalRule', 'drugUserRule') } })
    expect(await store(gateway.chen.token)).toEqual({ stored: true })
  })

  it('is not stored from the moment a consent is withdrawn, and is again after a new yes', async () => {
    expect(await store(gateway.zhou.token)).toEqual({ stored: true })
    expect(await gateway.zhou.agreement.withdraw({ params: { document: 'drugUserRule' } })).toEqual({ done: true, loggedOut: false })
    await expect(store(gateway.zhou.token)).rejects.toMatchObject({ status: 403, code: 'CONSENT_NEEDED' })
    await gateway.zhou.agreement.agree({ body: { agreements: await agreeing('drugUserRule') } })
    expect(await store(gateway.zhou.token)).toEqual({ stored: true })
  })

  it('needs a new yes after a material change, and none after a small one', async () => {
    await publish('drugUserRule', '2026-11-22', { changes: '改正错字' })
    await publish('drugUserRule', '2026-11-24', { material: true, changes: '新增医保卡' })
    gateway.clock.set('2026-11-23T12:00:00+08:00')
    expect(await store(gateway.zhou.token)).toEqual({ stored: true })
    gateway.clock.set('2026-11-24T00:00:00+08:00')
    await expect(store(gateway.zhou.token)).rejects.toMatchObject({ code: 'CONSENT_NEEDED' })
  })
})

describe('withdrawing health consents', () => {
  it('takes the family’s medicine off home at once and leaves over-the-counter shopping as it was', async () => {
    expect((await gateway.zhou.mall.home()).repurchase).not.toBeNull()
    await gateway.zhou.agreement.withdraw({ params: { document: 'drugUserRule' } })
    expect((await gateway.zhou.mall.home()).repurchase).toBeNull()
    const { skuCode } = await packingOf(gateway, 'otcB')
    expect((await ordered(gateway.zhou, { skuCode, quantity: 1 })).orderCode).not.toBe('')
  })
})

describe('a new version with material changes', () => {
  beforeEach(async () => {
    await publish('privacy', '2026-12-01', { material: true, changes: '新增问诊记录的处理' })
  })

  it('asks for a yes once it is in force, says what changed, and keeps the old yes', async () => {
    expect((await gateway.lin.agreement.pending()).results).toEqual([])
    gateway.clock.set('2026-12-01T00:00:00+08:00')
    const { results } = await gateway.lin.agreement.pending()
    expect(results).toMatchObject([
      { document: 'privacy', version: '2026-12-01', previousVersion: '2026-11-01', changes: '新增问诊记录的处理' },
    ])
    await gateway.lin.agreement.agree({ body: { agreements: 'privacy@2026-12-01' } })
    expect((await gateway.lin.agreement.pending()).results).toEqual([])
    const { acts, status } = await gateway.lin.agreement.detail({ params: { document: 'privacy' } })
    expect([status, acts.map(({ version }) => version)]).toEqual(['agreed', ['2026-12-01', '2026-11-01']])
  })

  it('asks no more after a no, and browsing and shopping go on', async () => {
    gateway.clock.set('2026-12-01T08:00:00+08:00')
    await gateway.lin.agreement.decline({ body: { agreements: 'privacy@2026-12-01' } })
    expect((await gateway.lin.agreement.pending()).results).toEqual([])
    expect((await gateway.lin.agreement.list()).results).toEqual(
      expect.arrayContaining([expect.objectContaining({ document: 'privacy', status: 'declined', version: '2026-11-01' })]),
    )
    expect((await gateway.lin.order.list()).hits).toBeGreaterThan(0)
    expect((await gateway.lin.search.list({ query: {} })).hits).toBeGreaterThan(0)
  })

  it('is agreed to in the version in force only', async () => {
    const agree = (agreements: string) => gateway.lin.agreement.agree({ body: { agreements } })
    await expect(agree('privacy@2026-12-01')).rejects.toMatchObject({
      status: 409,
      code: 'AGREEMENT_CHANGED',
      details: { document: 'privacy', version: '2026-11-01' },
    })
    await expect(agree('nothing@1.0')).rejects.toMatchObject({ status: 404, field: 'agreements' })
    await expect(agree('privacy')).rejects.toMatchObject({ status: 400, field: 'agreements' })
  })
})

describe('the record of consents', () => {
  it('tells what, which version, when, on what and how, and is never changed', async () => {
    const before = await gateway.db.select().from(consents).where(eq(consents.memberId, 'zhoulan'))
    await gateway.zhou.agreement.withdraw({ params: { document: 'servicePersonalRule' } }, { headers: { 'X-Channel': 'weapp' } })
    const { results } = await gateway.zhou.agreement.history()
    expect(results[0]).toMatchObject({
      document: 'servicePersonalRule',
      act: 'withdraw',
      at: gateway.clock.now().toISOString(),
      channelText: '微信小程序',
      device: 'zhou',
    })
    const after = await gateway.db.select().from(consents).where(eq(consents.memberId, 'zhoulan'))
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(before.length + 1)
    // Once more changes nothing.
    await gateway.zhou.agreement.withdraw({ params: { document: 'servicePersonalRule' } })
    expect(await gateway.db.select().from(consents).where(eq(consents.memberId, 'zhoulan'))).toHaveLength(after.length)
  })

  it('shows each document’s effect before it is withdrawn', async () => {
    const { results } = await gateway.zhou.agreement.list()
    expect(results.map(({ document }) => document)).toEqual(
      expect.arrayContaining(['clause', 'privacy', 'basePersonalRule', 'drugUserRule']),
    )
    for (const { effect, canWithdraw } of results) expect([effect.length > 10, canWithdraw]).toEqual([true, true])
  })

  it('counts a yes to the mini-program’s text as one to the document', async () => {
    await publish('miniDrugUserRule', '2026-11-01')
    await gateway.chen.agreement.agree({ body: { agreements: `miniDrugUserRule@2026-11-01,${await agreeing('basePersonalRule')}` } })
    expect(await store(gateway.chen.token)).toEqual({ stored: true })
    await gateway.chen.agreement.withdraw({ params: { document: 'drugUserRule' } })
    await expect(store(gateway.chen.token)).rejects.toMatchObject({ code: 'CONSENT_NEEDED' })
  })

  it('ends every session when the user agreement or the privacy policy is withdrawn', async () => {
    expect(await gateway.lin.agreement.withdraw({ params: { document: 'privacy' } })).toEqual({ done: true, loggedOut: true })
    await expect(gateway.lin.account.info()).rejects.toMatchObject({ status: 401 })
    expect(await gateway.db.select().from(sessions).where(eq(sessions.memberId, 'linxiuzhi'))).toHaveLength(0)
  })

  it('finds nothing for a document that was never agreed to', async () => {
    await expect(gateway.chen.agreement.detail({ params: { document: 'drugUserRule' } })).rejects.toMatchObject({ status: 404 })
    await expect(gateway.chen.agreement.withdraw({ params: { document: 'drugUserRule' } })).rejects.toMatchObject({ status: 404 })
  })
})
