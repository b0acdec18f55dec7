import { eq, isNull, sql } from 'drizzle-orm'
import { agreeingTo } from '../../../tests/support/agreements'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { codeTo, loginBySms, wrongCode } from '../../../tests/support/gatewayLogin'
import { packingOf } from '../../../tests/support/shop'
import { REGISTRATION_DAYS } from '../../../src/contract/registration'
import { DAY_SECONDS, MINUTE_SECONDS } from '../../../src/lib/duration'
import { callbacks, registrations, settings, smsCodes } from '../../tables'
import { purge } from '../purge'

const PHONE = '13911117777'
const PRIVACY = agreeingTo('privacy')

let gateway: Gateway
let rx: string
beforeEach(async () => {
  gateway = await gatewayAt()
  rx = (await packingOf(gateway, 'rx')).productCode
})

type Own = { productCode?: string; question?: string; landingCode?: string; smsCode?: string; agreements?: string; phoneNum?: string }
/** Registers a need with a code of its own. */
const registered = async ({ phoneNum = PHONE, ...own }: Own = {}) => {
  const smsCode = own.smsCode ?? (await codeTo(gateway, phoneNum, 'need'))
  return gateway.visitor.registration.create({ body: { phoneNum, productCode: rx, agreements: PRIVACY, ...own, smsCode } })
}
/** Somebody who logs in with a phone for the first time. */
const loggedIn = async (phoneNum: string, device = 'a-new-phone') => {
  // Another code is sent after a minute.
  gateway.clock.advance(MINUTE_SECONDS)
  const client = gateway.client({ device })
  const { token } = await loginBySms(gateway, phoneNum, client)
  return gateway.client({ token, device })
}

describe('a need that is registered without an account', () => {
  it('waits at the counter with a proved number and where it came from, and is the member’s who logs in with that phone', async () => {
    const { requestId, expectedBefore } = await registered({ question: '一天吃几次', landingCode: 'QH-Pressure' })
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
    const { results } = await pharmacist.callback.list({ query: {} })
    expect(results).toMatchObject([
      {
        ...{ requestId, phone: '139****7777', question: '一天吃几次', expectedBefore, product: { productCode: rx } },
        registered: { source: '在家量血压，量得准（青松社区健康驿站（演示））' },
      },
    ])
    const mine = await loggedIn(PHONE)
    expect(await mine.registration.list()).toMatchObject({
      phoneNum: '139****7777',
      results: [{ requestId, productCode: rx, question: '一天吃几次', state: 'waiting', calledAt: null }],
    })
    expect((await gateway.zhou.registration.list()).results).toEqual([])
    await pharmacist.callback.record({ params: { requestId }, body: { outcome: 'unanswered' } })
    expect((await mine.registration.list()).results).toMatchObject([{ state: 'unanswered', calledAt: gateway.clock.now().toISOString() }])
    expect((await mine.message.list({ query: { kind: 'service' } })).results).toMatchObject([{ title: '药师给您回过电话' }])
    await expect(mine.registration.withdraw({ params: { requestId } })).rejects.toMatchObject({ status: 409, code: 'ALREADY_CALLED' })
  })

  it('keeps in which version the privacy policy was agreed to, and nothing of a link that nobody knows', async () => {
    const { requestId } = await registered({ landingCode: 'of-nobody' })
    const [row] = await gateway.db.select().from(registrations).where(eq(registrations.requestId, requestId))
    expect(row).toMatchObject({ memberId: null, landingId: null, source: null, agreed: [{ document: 'privacy' }] })
    expect(`privacy@${row?.agreed[0]?.version}`).toBe(PRIVACY)
  })

  it('is one for a phone and a product while it waits, with what was asked last', async () => {
    const first = await registered({ question: '饭前还是饭后' })
    gateway.clock.advance(120)
    expect(await registered({ question: '一天几次' })).toEqual(first)
    gateway.clock.advance(120)
    const { productCode } = await packingOf(gateway, 'otcB')
    expect((await registered({ productCode })).requestId).not.toBe(first.requestId)
    const rows = await gateway.db.select().from(callbacks).where(eq(callbacks.phone, PHONE))
    expect(rows.map(({ question }) => question).sort()).toEqual(['一天几次', null].sort())
  })

  it.each<[string, () => Promise<Own>, object]>([
    ['a code that is wrong', () => Promise.resolve({ smsCode: wrongCode(gateway) }), { status: 400, code: 'CODE_WRONG', field: 'smsCode' }],
    ['a code for a login', async () => ({ smsCode: await codeTo(gateway, PHONE, 'login') }), { code: 'CODE_WRONG' }],
    [
      'a text that was not agreed to',
      () => Promise.resolve({ agreements: agreeingTo('clause') }),
      { status: 400, code: 'AGREEMENT_MISSING' },
    ],
    ['a product that the shop does not have', () => Promise.resolve({ productCode: '999999' }), { status: 404 }],
    ['a question that is too long', () => Promise.resolve({ question: '长'.repeat(201) }), { status: 400, field: 'question' }],
    ['no phone', () => Promise.resolve({ phoneNum: '123', smsCode: '123456' }), { status: 400, field: 'phoneNum' }],
  ])('is refused with %s, and nobody is called', async (_what, own, refusal) => {
    await expect(registered(await own())).rejects.toMatchObject(refusal)
    expect(await gateway.db.$count(callbacks)).toBe(0)
  })

  it('is refused before a code is used up where nobody is called back', async () => {
    await gateway.db
      .update(settings)
      .set({ value: sql`${settings.value} || '{"callbackAvailable":false}'::jsonb` })
      .where(eq(settings.key, 'mallConfig'))
    const smsCode = await codeTo(gateway, PHONE, 'need')
    await expect(registered({ smsCode })).rejects.toMatchObject({ status: 409, code: 'CALLBACK_OFF' })
    expect(await gateway.db.$count(smsCodes, isNull(smsCodes.usedAt))).toBe(1)
  })

  it('of which two pages send the same code at once, is taken once', async () => {
    const smsCode = await codeTo(gateway, PHONE, 'need')
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => registered({ smsCode })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await gateway.db.$count(callbacks)).toBe(1)
  })

  it('is forgotten after its time, and stays where somebody logged in', async () => {
    await registered()
    await registered({ phoneNum: '13911118888' })
    await loggedIn('13911118888')
    const left = async () => {
      await purge({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
      return gateway.db.$count(registrations)
    }
    gateway.clock.advance(REGISTRATION_DAYS * DAY_SECONDS - 2 * MINUTE_SECONDS)
    expect(await left()).toBe(2)
    gateway.clock.advance(2 * MINUTE_SECONDS)
    expect(await left()).toBe(1)
  })

  it('of somebody whom nobody called is told by a text to a visitor, and by a message to the member it became', async () => {
    const sent = async () => {
      gateway.clock.advance(DAY_SECONDS)
      await gateway.jobs()
      return gateway.sms.filter(({ text }) => text.includes('回电')).length
    }
    await registered()
    expect(await sent()).toBe(1)
    await registered({ phoneNum: '13911118888' })
    const mine = await loggedIn('13911118888')
    expect(await sent()).toBe(1)
    expect((await mine.message.list({ query: { kind: 'service' } })).results.map(({ title }) => title)).toContain('没能按时给您回电')
  })
})

describe('a member’s need', () => {
  it('is called on the phone of the account, waits once, and is deleted when it is taken back', async () => {
    const ask = () => gateway.zhou.registration.createOwn({ body: { productCode: rx, question: '一天吃几次' } })
    const [{ requestId }] = await Promise.all([ask(), ask(), ask()])
    expect((await gateway.zhou.registration.list()).results).toMatchObject([{ requestId, productCode: rx, state: 'waiting' }])
    await expect(gateway.lin.registration.withdraw({ params: { requestId } })).rejects.toMatchObject({ status: 404 })
    await gateway.zhou.registration.withdraw({ params: { requestId } })
    expect(await gateway.db.$count(callbacks)).toBe(0)
    await expect(gateway.zhou.registration.withdraw({ params: { requestId } })).rejects.toMatchObject({ status: 404 })
    await expect(gateway.visitor.registration.list()).rejects.toMatchObject({ status: 401 })
  })
})
