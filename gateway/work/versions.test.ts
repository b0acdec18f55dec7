import { and, eq, like, notLike } from 'drizzle-orm'
import { workContract } from '../../counter/contract'
import { Conflict } from '../../counter/contract/version'
import { ROLES, type WorkEndpoint, type WorkGroup } from '../../counter/contract/workEndpoint'
import { askCounter, staffAt, type SentToCounter, type StaffPerson } from '../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'
import type { Refused } from '../../tests/support/gatewayClient'
import { inClear } from '../kernel/sealedText'
import { prescribe } from '../../tests/support/prescribe'
import { auditLog, callbacks, orderLines, orders, prescriptions, settings } from '../tables'

const AT_ONCE = 50
/** Writes that make something new, or are about whoever asks: nothing of them was seen before. */
const UNSEEN = [
  ...[
    'staff.add',
    'productSheet.preview',
    'sensitiveWord.add',
    'need.score',
    'product.addPicture',
    'sampleCart.reckon',
    'compensation.give',
    'svip.take',
  ],
  ...['chat.take', 'chat.send', 'chat.transfer', 'chat.end'],
  ...['consultation.write', 'consultation.finish', 'consultation.decline', 'consultation.duty', 'consultation.keepDoctor'],
  ...['preview.create', 'queue.take', 'queue.giveBack', 'uncover.open', 'staff.logIn', 'staff.logOut', 'staff.changePassword'],
]
const writes = Object.entries<WorkGroup>(workContract).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([call, endpoint]) => (endpoint.method === 'GET' ? [] : [[`${group}.${call}`, endpoint] as const])),
)

let gateway: Gateway
let people: StaffPerson[]
beforeAll(async () => {
  gateway = await gatewayAt()
  people = []
  for (let n = 1; n <= AT_ONCE; n += 1) people.push(await staffAt(gateway, { roles: ['pharmacist'], name: `药师${n}` }))
})

it('is asked for by every decision and every save of something that stands already', () => {
  expect(writes.filter(([, { version }]) => version !== 'required').map(([name]) => name)).toEqual(expect.arrayContaining(UNSEEN))
  expect(writes.filter(([, { version }]) => version !== 'required')).toHaveLength(UNSEEN.length)
})

it.each(writes.filter(([, { version }]) => version === 'required'))('%s is refused without it', async (_name, endpoint: WorkEndpoint) => {
  const { token } = await staffAt(gateway, { roles: ROLES })
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, 'somebody']))
  const ask = async (sent: SentToCounter): Promise<unknown> =>
    (await askCounter(gateway.app, endpoint, { params }, { token, ...sent })).json()
  expect(await ask({})).toMatchObject({ code: 'VERSION_MISSING' })
  expect(await ask({ version: 'W/"1"' })).toMatchObject({ code: 'VERSION_MISSING' })
})

/** 周岚's paid order, not checked. */
async function waitingOrder(): Promise<string> {
  const { results } = await gateway.zhou.order.list({ query: { tab: 'toShip' } })
  const { orderCode } = results[0]!
  await gateway.db.update(orders).set({ checkedAt: null, checkedBy: null }).where(eq(orders.orderCode, orderCode))
  return orderCode
}
const waitingPrescription = () => prescribe(gateway, gateway.chen.memberId, { status: 'pending' })
let asked = 0
const waitingCallback = async () =>
  (await gateway.visitor.mall.requestCallback({ body: { phoneNum: String(13911113000 + (asked += 1)) } })).requestId

type Deciding = { person: StaffPerson; id: string; sent: SentToCounter; nth: number }
type Case = { waits: () => Promise<string>; versionOf: (id: string) => Promise<string>; decide: (deciding: Deciding) => Promise<unknown> }

const CASES: Record<string, Case> = {
  prescription: {
    waits: waitingPrescription,
    versionOf: async (prescriptionId) => (await people[0]!.prescription.detail({ params: { prescriptionId } })).version,
    decide: ({ person, id, sent, nth }) =>
      person.prescription.refuse({ params: { prescriptionId: id }, body: { reason: nth % 2 === 0 ? 'unclear' : 'dosage' } }, sent),
  },
  order: {
    waits: waitingOrder,
    versionOf: async (orderCode) => (await people[0]!.order.detail({ params: { orderCode } })).version,
    decide: ({ person, id, sent, nth }) =>
      nth % 2 === 0
        ? person.order.approve({ params: { orderCode: id } }, sent)
        : person.order.refuse({ params: { orderCode: id }, body: { reason: 'quality' } }, sent),
  },
  callback: {
    waits: waitingCallback,
    versionOf: async (id) => (await people[0]!.callback.list()).results.find(({ requestId }) => requestId === id)!.version,
    decide: ({ person, id, sent, nth }) =>
      person.callback.record({ params: { requestId: id }, body: { outcome: nth % 2 === 0 ? 'talked' : 'unanswered' } }, sent),
  },
}

const doneOf = (record: string) => {
  const isDecision = and(notLike(auditLog.line, '%holder'), notLike(auditLog.line, 'GET %'))
  return gateway.db
    .select({ by: auditLog.staffName })
    .from(auditLog)
    .where(and(like(auditLog.record, `%:${record}`), eq(auditLog.outcome, 'done'), isDecision))
}

describe('a decision by what is no longer so', () => {
  it.each<[string, () => Promise<unknown>, boolean]>([
    ['its address', async () => gateway.db.update(orders).set({ addressText: '另一条路 9 号' }), false],
    ['its phone, which is shown masked', async () => gateway.db.update(orders).set({ consigneePhone: '13900009999' }), false],
    ['how much of a drug is sent', async () => gateway.db.update(orderLines).set({ quantity: 9 }), true],
  ])('is refused for an order of which %s was changed, and nothing is written', async (_what, change, isSameConsignee) => {
    const orderCode = await waitingOrder()
    const params = { orderCode }
    const { version, consigneeVersion } = await people[0]!.order.detail({ params })
    await change()
    await expect(people[0]!.order.approve({ params }, { version })).rejects.toMatchObject({
      ...{ status: 409, code: 'CHANGED_SINCE' },
      details: { isDecided: false },
    })
    expect((await people[0]!.order.detail({ params })).check).toBeNull()
    const again = await people[0]!.order.detail({ params })
    expect(again.version).not.toBe(version)
    expect(again.consigneeVersion === consigneeVersion).toBe(isSameConsignee)
    expect((await people[0]!.order.approve({ params }, { version: again.version })).check).toMatchObject({ by: '药师1' })
  })

  it('is refused for a prescription and a callback, too', async () => {
    const [prescriptionId, requestId] = [await waitingPrescription(), await waitingCallback()]
    const versions = [await CASES.prescription!.versionOf(prescriptionId), await CASES.callback!.versionOf(requestId)]
    await gateway.db
      .update(prescriptions)
      .set({ diagnosis: inClear('糖尿病') })
      .where(eq(prescriptions.prescriptionId, prescriptionId))
    await gateway.db.update(callbacks).set({ phone: '13922223333' }).where(eq(callbacks.requestId, requestId))
    for (const [nth, id] of [prescriptionId, requestId].entries()) {
      const one = nth === 0 ? CASES.prescription! : CASES.callback!
      await expect(one.decide({ person: people[1]!, id, sent: { version: versions[nth]! }, nth })).rejects.toMatchObject({
        ...{ status: 409, details: { last: null, isDecided: false } },
      })
      expect(await doneOf(id)).toEqual([])
    }
  })

  it.each(Object.entries(CASES))(
    'cannot be counted through to what is masked of one %s: a secret of the shop is in it',
    async (_name, one) => {
      const id = await one.waits()
      const version = await one.versionOf(id)
      const secret = eq(settings.key, 'markSecret')
      const [kept] = await gateway.db.select().from(settings).where(secret)
      // Reads have it in hand; the transaction of a write asks for it.
      await gateway.db.update(settings).set({ value: 'of another shop' }).where(secret)
      await expect(one.decide({ person: people[0]!, id, sent: { version }, nth: 0 })).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
      await gateway.db.update(settings).set({ value: kept!.value }).where(secret)
      expect(await one.versionOf(id)).toBe(version)
    },
  )

  it('is what was answered where it was done and is sent again with its key', async () => {
    const id = await waitingCallback()
    const version = await CASES.callback!.versionOf(id)
    const decide = () => CASES.callback!.decide({ person: people[0]!, id, sent: { version, key: 'sent-once-more' }, nth: 0 })
    const first = await decide()
    expect(await decide()).toEqual(first)
    expect(await doneOf(id)).toHaveLength(1)
  })
})

describe('two tabs of one editor', () => {
  let operator: StaffPerson
  beforeAll(async () => {
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  })

  it('do not overwrite each other’s article: the second reads what stands there, and saves once it has seen it', async () => {
    const { articleId } = (await operator.article.list()).results[0]!
    const { version, fields } = await operator.article.one({ params: { articleId } })
    const write = (edited: object, seen: string) =>
      operator.revision.write(
        { body: { subject: 'article', subjectId: articleId, edited, reason: '改提要', when: 'now' } },
        { version: seen },
      )
    const { revisionId } = await write({ summary: '第一页改的提要' }, version)
    await people[0]!.revision.approve({ params: { revisionId } })
    const refused = (await write({ summary: '第二页改的提要' }, version).catch((error: unknown) => error)) as Refused
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    const conflict = Conflict.parse(refused.details)
    expect(conflict).toMatchObject({ isDecided: false, last: { by: '药师1', what: '复核通过修订' } })
    expect(conflict.fields).toEqual([{ field: '内容', theirs: '提要：第一页改的提要', yours: '提要：第二页改的提要' }])
    const present = await operator.article.one({ params: { articleId } })
    expect(present).toMatchObject({ fields: { ...fields, summary: '第一页改的提要' }, version: conflict.version })
    expect(await write({ summary: '第二页改的提要' }, conflict.version)).toMatchObject({ state: 'inCheck' })
  })
})

// Last, for where the refusal wins the order is cancelled.
it.each(Object.entries(CASES))('one of fifty who decide on one %s at once does, and 49 are told who did', async (_name, one) => {
  const id = await one.waits()
  const version = await one.versionOf(id)
  const before = (await doneOf(id)).length
  const ends = await Promise.allSettled(people.map((person, nth) => one.decide({ person, id, sent: { version }, nth })))
  const done = ends.flatMap(({ status }, nth) => (status === 'fulfilled' ? [`药师${nth + 1}`] : []))
  expect(done).toHaveLength(1)
  const by = done[0]!
  const lines = await doneOf(id)
  expect(lines).toHaveLength(before + 1)
  expect(lines).toContainEqual({ by })
  const told = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Refused] : []))
  expect(told.map(({ status, code }) => [status, code])).toEqual(told.map(() => [409, 'CHANGED_SINCE']))
  expect(new Set(told.map(({ details }) => Conflict.parse(details).last?.by))).toEqual(new Set([by]))
  expect(new Set(told.map(({ message }) => message.startsWith(`${by}已在 `)))).toEqual(new Set([true]))
})
