import { eq } from 'drizzle-orm'
import { contract } from '../../../src/contract'
import type { Endpoint } from '../../../src/contract/endpoint'
import { cabinetOf } from '../../../tests/support/cabinetOf'
import { lotteryBelongings } from '../../../tests/support/lotteryBelongings'
import { policyBelonging } from '../../../tests/support/policies'
import { consulted } from '../../../tests/support/consult'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { assistBelongings } from '../../../tests/support/assistAt'
import { invitationBelongings } from '../../../tests/support/invitationAt'
import { levelled } from '../../../tests/support/levelled'
import { svipBelongings } from '../../../tests/support/svipAt'
import { shopDate } from '../../../src/lib/time'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { priceKeptOf } from '../../../tests/support/priceKeptOf'
import { halfDone, healthAnswers } from '../../../tests/support/questionnaires'
import { reviewsOf } from '../../../tests/support/reviewsOf'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { refundAsked } from '../../../tests/support/refundAsked'
import { signed } from '../../../tests/support/signed'
import { talk } from '../../../tests/support/talk'
import { noteOn, prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { loginBySms, ownProof } from '../../../tests/support/gatewayLogin'
import { SESSION_ENDINGS } from '../../../tests/support/sessionEndings'
import { ordered, packingOf } from '../../../tests/support/shop'
import { dataCopies, dataLinks, members, sessions, stockReminders, thirdPartyLogins, uploads } from '../../tables'
import { memberTables } from '../../kernel/personalData'
import { inTransaction } from '../../kernel/transaction'
import { askForCopy } from '../dataCopy/ownCopies'
import { owe } from '../ledger/debts'

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

describe('the list of collected information', () => {
  const countsOf = async (member: Gateway['zhou'], days = 30) =>
    Object.fromEntries((await member.privacy.collected({ query: { days } })).results.map(({ kind, count }) => [kind, count]))

  it('grows by the right kinds as a member does things', async () => {
    expect(await countsOf(gateway.chen)).toEqual({})
    const address = { consigneeName: '陈默', consigneePhone: '13800008850', detail: '湖南路 1 号', label: null, isDefault: true }
    const place = {
      province: { code: '320000', name: '江苏省' },
      city: { code: '320100', name: '南京市' },
      area: { code: '320106', name: '鼓楼区' },
    }
    await gateway.chen.address.add({ body: { ...address, ...place } })
    expect(await countsOf(gateway.chen)).toEqual({ consignee: 1 })
    const { skuCode, productCode } = await packingOf(gateway, 'otcB')
    await gateway.chen.product.merged({ params: { code: productCode } })
    await gateway.chen.product.addFavourites({ params: { codes: productCode } })
    await ordered(gateway.chen, { skuCode, quantity: 1 })
    expect(await countsOf(gateway.chen)).toEqual({ consignee: 2, browse: 2, order: 1 })
  })

  it('says where, why, how often, when last and what is kept of it, masked', async () => {
    const session = await loginBySms(gateway, '13800006207', gateway.client({ headers: { 'User-Agent': 'Android 14' } }))
    const { results } = await gateway.client(session).privacy.collected({ query: { days: 7 } })
    expect(results.find(({ kind }) => kind === 'phone')).toMatchObject({
      title: '手机号',
      purpose: expect.stringContaining('登录') as string,
      count: 1,
      lastAt: gateway.clock.now().toISOString(),
      results: [{ scene: '短信登录', count: 1 }],
      sample: '138****6207',
    })
    expect(JSON.stringify(results)).not.toMatch(/13800006207|周岚|中央路/)
  })

  it('looks back as far as is asked for', async () => {
    expect(Object.keys(await countsOf(gateway.zhou, 7))).toEqual(['browse'])
    expect((await countsOf(gateway.zhou, 30)).order).toBe(2)
    await expect(gateway.zhou.privacy.collected({ query: { days: 9999 } })).rejects.toMatchObject({ status: 400, field: 'days' })
  })

  it('counts nothing for a call that was refused, and nothing of a visitor', async () => {
    await expect(gateway.chen.product.addFavourites({ params: { codes: '999999' } })).rejects.toMatchObject({ status: 404 })
    await gateway.visitor.product.merged({ params: { code: (await packingOf(gateway, 'otcB')).productCode } })
    expect(await countsOf(gateway.chen)).toEqual({})
  })

  /** Names of fields that tell about a person, wherever a call takes one. */
  const PERSONAL = /phone|consignee|idCard|certificate|patientName|diagnos|prescriptionImage|question$|lng|clientId|loginName|guardian/i
  /** Calls that take a phone without anybody being logged in: only a keyed hash of it is kept, for two days. */
  const FOR_VISITORS = /^(POST \/tickets|POST \/smscode|PUT \/smscode|POST \/validate|POST \/smscode\/v2|PUT \/smscode\/verify)$/
  const everyCall = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[])

  it('leaves out no call that takes something personal', () => {
    const taking = everyCall.filter(({ body, query }) => [body, query].some((part) => fieldsOf(part).some((field) => PERSONAL.test(field))))
    const silent = taking.filter(({ collects = 'nothing', line }) => collects === 'nothing' && !FOR_VISITORS.test(line))
    expect(silent.map(({ line }) => line)).toEqual([])
    expect(taking.length).toBeGreaterThan(8)
  })
})

/** Names of all fields of a schema, however deep. */
function fieldsOf(schema: unknown, depth = 0): string[] {
  const def = (schema as { _zod?: { def?: Record<string, unknown> } } | undefined)?._zod?.def
  if (!def || depth > 6) return []
  const shape = (def.shape ?? {}) as Record<string, unknown>
  const inner = [def.innerType, def.element, def.in].flatMap((one) => fieldsOf(one, depth + 1))
  return [...inner, ...Object.entries(shape).flatMap(([name, own]) => [name, ...fieldsOf(own, depth + 1)])]
}

describe('a link to a copy of one’s data', () => {
  const aLink = async () => {
    const { copyId } = await gateway.chen.dataCopy.ask({ body: { proof: await ownProof(gateway, gateway.chen, 'download') } })
    await gateway.jobs()
    return gateway.chen.dataCopy.link({ params: { copyId }, body: { format: 'json' } })
  }

  it.each([
    ['its session expires', async ({ db, clock }: Gateway) => db.update(sessions).set({ expiresAt: clock.now() })] as const,
    ...SESSION_ENDINGS,
  ])('opens nothing once %s', async (_how, end) => {
    const { path } = await aLink()
    await end(gateway)
    const reply = await gateway.app.request(path)
    expect([reply.status, await reply.json()]).toEqual([410, expect.objectContaining({ code: 'EXPIRED' })])
  })
})

describe('a copy of one’s data', () => {
  const ask = async (member: Gateway['zhou']) => member.dataCopy.ask({ body: { proof: await ownProof(gateway, member, 'download') } })
  const link = (copyId: string, format: 'json' | 'html') => gateway.zhou.dataCopy.link({ params: { copyId }, body: { format } })
  const fetched = async (path: string) => gateway.app.request(path)

  it('is prepared, fetched once in each format, and gone', async () => {
    const { skuCode } = await packingOf(gateway, 'otcB')
    await gateway.zhou.cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
    await gateway.db.insert(stockReminders).values({ memberId: gateway.zhou.memberId, skuCode, at: gateway.clock.now() })
    await gateway.zhou.mall.requestCallback({ body: { phoneNum: '13800006207' } })
    await gateway.db
      .insert(thirdPartyLogins)
      .values({ provider: 'wechat', subjectHmac: 'keyed-hash-of-an-open-id', memberId: gateway.zhou.memberId, at: gateway.clock.now() })
    const keys = { keyId: '1', wrappedKey: 'keyed-hash-of-no-key' }
    await gateway.db.insert(uploads).values({
      id: 'a-picture',
      memberId: gateway.zhou.memberId,
      kind: 'prescription',
      width: 9,
      height: 9,
      createdAt: gateway.clock.now(),
      ...keys,
    })
    await policyBelonging(gateway, gateway.zhou)
    const father = { name: '周建国', idCardNumber: '320106195806151037' }
    const { id: patientId } = await gateway.zhou.patient.add({ body: father })
    await gateway.zhou.patient.keepDraft({ params: { form: 'new' }, body: { name: '周建' } })
    await gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const { id: picture } = await gateway.zhou.upload.add({ body: { kind: 'prescription' }, file: await paperPhoto() })
    const handedIn = { hospital: '清河市第一医院', diagnosis: '高血压病', issuedOn: shopDate(gateway.clock.now()), images: [picture] }
    const drugs = [{ productCode: VALSARTAN, quantity: 1, dose: { amount: 1, times: 1, unit: '粒' as const } }]
    const form = { ...handedIn, patientId, drugs, isDeclared: true } as const
    const { prescriptionId } = await gateway.zhou.prescription.save({ body: await signed(gateway.zhou, form) })
    await signed(gateway.zhou, form)
    await gateway.zhou.prescription.remind({ body: { prescriptionId, productCode: VALSARTAN, isOn: false } })
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
    await pharmacist.prescription.ask({ params: { prescriptionId }, body: { text: '现在还在吃哪些药？' } })
    const refused = { prescriptionId: await prescribe(gateway, gateway.zhou.memberId, { status: 'rejected', refusal: '看不清' }) }
    await pharmacist.recheck.ask({ params: refused, body: { reason: '照片其实看得清' } })
    await noteOn(gateway, { ...refused, memberId: gateway.zhou.memberId, staffId: pharmacist.staffId, note: '已与医生电话确认' })
    const { orderCode: refunded } = await refundAsked(gateway, gateway.zhou)
    await priceKeptOf(gateway, { memberId: gateway.zhou.memberId, orderCode: refunded })
    await reviewsOf(gateway, gateway.zhou)
    const { orderCode: invoiced } = await receivedOrder(gateway, gateway.zhou, { skuCode, quantity: 1 })
    await gateway.zhou.invoice.ask({ params: { orderCode: invoiced }, body: { kind: 'person', name: '周岚', keeps: true } })
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    await clerk.compensation.give({ body: { orderCode: invoiced, gift: { kind: 'coins', coins: 5 }, reason: '漏发一盒，等补寄' } })
    await gateway.zhou.complaint.suggest({ body: { type: 'elder', words: '字还可以再大一点' } })
    await halfDone(gateway.zhou, 'health', healthAnswers())
    await gateway.zhou.prescription.keepDraft({ body: { hospital: '清河市第二医院' } })
    const pressure = { kind: 'bloodPressure', systolic: 132, diastolic: 84, note: '早饭前' } as const
    await gateway.zhou.chronicHealth.add({ params: { patientId: form.patientId }, body: { ...pressure, requestCode: 'pressure-1' } })
    await cabinetOf(gateway, gateway.zhou, { patientId, name: '缬沙坦胶囊' })
    const { address } = await gateway.zhou.address.default()
    await lotteryBelongings(gateway, gateway.zhou, address!.id)
    await gateway.zhou.sign.signToday()
    await gateway.zhou.sign.openRemind()
    await levelled(gateway, gateway.zhou)
    await svipBelongings(gateway, gateway.zhou)
    await invitationBelongings(gateway, gateway.zhou)
    await assistBelongings(gateway, gateway.zhou)
    const { id, items } = await gateway.zhou.sign.question()
    await gateway.zhou.sign.completeTask({ body: { id, questionItem: items[0]!.id } })
    await inTransaction(gateway.db, (tx) =>
      owe(tx, { memberId: gateway.zhou.memberId, account: 'coin', expiresAt: gateway.clock.now(), amount: 3 }),
    )
    await talk(gateway, gateway.zhou)
    await consulted(gateway, gateway.zhou, patientId)
    const { benefitId } = await gateway.zhou.insurance.apply({ body: { planId: 'chronic', patientId } })
    await gateway.zhou.preAsk.init({ body: { benefitId, patientId, productCode: VALSARTAN } })
    const { copyId, state } = await ask(gateway.zhou)
    expect(state).toBe('preparing')
    await expect(link(copyId, 'json')).rejects.toMatchObject({ status: 409, code: 'NOT_READY' })
    await gateway.jobs()
    expect((await gateway.zhou.dataCopy.list()).results).toMatchObject([{ copyId, state: 'ready', formats: ['json', 'html'] }])

    const json = await link(copyId, 'json')
    const reply = await fetched(json.path)
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('content-disposition')]).toEqual([
      200,
      'no-store',
      'attachment; filename="qinghe-personal-data.json"',
    ])
    const data = (await reply.json()) as Record<string, unknown[]> & { account: object }
    expect(data.account).toMatchObject({ loginName: 'zhoulan', phone: '13800006207', nickname: '周岚' })
    const parts = [...memberTables().values()].flatMap(({ copy }) => (copy ? [copy.key] : []))
    expect([...parts, 'cart'].filter((part) => !data[part]?.length)).toEqual([])
    expect(data.patients).toContainEqual(expect.objectContaining(father))
    expect(data.benefits).toContainEqual(expect.objectContaining({ insuredName: '周建国', percent: 80 }))
    expect(data.policies).toMatchObject([{ applicant: { name: '周晓岚' }, insured: { name: '林素芝' } }])
    expect(data.preAsks).toMatchObject([{ answers: [], benefitId }])
    expect(data.measurements).toMatchObject([pressure])
    expect(data.lotteryParcels).toMatchObject([{ consigneeName: '周岚', consigneePhone: '13800006207', sentAt: null }])
    expect(data.cabinetMedicines).toMatchObject([{ name: '缬沙坦胶囊', left: 20, plan: { amount: 1 } }])
    const papers = (data.prescriptions as Array<{ paper: object | null }>).filter(({ paper }) => paper !== null)
    expect(papers).toMatchObject([{ paper: { ...handedIn, patient: father } }])
    expect(data.prescriptionQuestions).toMatchObject([{ text: '现在还在吃哪些药？', answer: null }])
    expect(data.prescriptionRechecks).toMatchObject([{ ...refused, reason: '照片其实看得清', refusal: '看不清', note: null }])
    expect(data.prescriptionSevereNotes).toMatchObject([{ ...refused, note: '已与医生电话确认' }])
    expect(data.prescriptionSigns).toMatchObject([{ signer: 'patient', signerName: '周建国' }])
    expect(data.prescriptionDrafts).toMatchObject([{ hospital: '清河市第二医院' }])
    const ofService = (data.chatMessages as Array<{ desk: string }>).filter(({ desk }) => desk === 'service')
    expect(ofService).toMatchObject([{ text: '这个有货吗？' }, { sender: 'system' }, { text: '有货的。' }])
    expect(data.consultations).toMatchObject([{ state: 'ended', symptom: expect.stringContaining('续方') as string, patient: father }])
    expect(data.consultationSigns).toMatchObject([{ document: 'consultationService', signerName: '周建国' }])
    expect(data.consultationRecords).toMatchObject([{ lines: [{}, { sender: 'staff' }, { text: '早上 130' }, {}] }])
    expect(data.consultationDrafts).toMatchObject([{ symptom: '又头晕了' }])
    expect(data.invoices).toMatchObject([
      {
        orderCode: invoiced,
        name: '周岚',
        kind: 'person',
        lines: expect.arrayContaining([expect.objectContaining({ quantity: 1 })]) as object[],
      },
    ])
    expect(data.invoiceTitles).toMatchObject([{ name: '周岚', isDefault: true }])
    expect(data.leftMessages).toMatchObject([{ text: '请给我回电', phone: null, answer: null }])
    expect(JSON.stringify(data)).not.toMatch(/scrypt|passwordHash|wrappedKey|numberHmac|paperHash|tokenHash|keyed-hash/)
    expect((await fetched(json.path)).status).toBe(410)
    await expect(link(copyId, 'json')).rejects.toMatchObject({ status: 410, message: '这种格式已下载过，请重新申请' })

    const page = await (await fetched((await link(copyId, 'html')).path)).text()
    expect([...page.matchAll(/<(?:h2|th scope="row")>([^<]*[a-z][^<]*)</gi)].map(([, title]) => title)).toEqual([])
    for (const words of ['<h2>收货地址</h2>', '周建国', '原发性高血压', '缬沙坦胶囊']) expect(page).toContain(words)
    const [row] = await gateway.db.select().from(dataCopies).where(eq(dataCopies.copyId, copyId))
    expect(row).toMatchObject({ content: null, state: 'expired' })
  })

  it('is one link’s once, though twenty fetch it together', async () => {
    const { copyId } = await ask(gateway.zhou)
    await gateway.jobs()
    const { path } = await link(copyId, 'json')
    const replies = await Promise.all(Array.from({ length: 20 }, () => fetched(path)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is gone after 24 hours, link or no link', async () => {
    const { copyId } = await ask(gateway.zhou)
    await gateway.jobs()
    const { path } = await link(copyId, 'html')
    gateway.clock.advance(24 * 3600)
    expect((await fetched(path)).status).toBe(410)
    await expect(link(copyId, 'html')).rejects.toMatchObject({ status: 410, code: 'EXPIRED' })
    await gateway.jobs()
    expect(await gateway.db.select().from(dataCopies)).toMatchObject([{ state: 'expired', content: null }])
    expect(await gateway.db.select().from(dataLinks)).toEqual([])
  })

  it('is for its owner, and asked for with a proof of that purpose', async () => {
    const { copyId } = await ask(gateway.zhou)
    await gateway.jobs()
    const others = gateway.lin.dataCopy.link({ params: { copyId }, body: { format: 'json' } })
    await expect(others).rejects.toMatchObject({ status: 404 })
    expect((await gateway.lin.dataCopy.list()).results).toEqual([])
    const proof = await ownProof(gateway, gateway.lin, 'password')
    await expect(gateway.lin.dataCopy.ask({ body: { proof } })).rejects.toMatchObject({ status: 400, code: 'PROOF_INVALID' })
    await expect(gateway.lin.dataCopy.ask({ body: { proof: '' } })).rejects.toMatchObject({
      field: 'proof',
      message: '请先完成短信验证',
    })
    await expect(link(copyId, 'pdf' as 'json')).rejects.toMatchObject({ status: 400, field: 'format', message: '请选择 JSON 或 HTML' })
  })

  it('is prepared once where two screens ask for it at once', async () => {
    const proofs = [await ownProof(gateway, gateway.zhou, 'download')]
    gateway.clock.advance(61)
    proofs.push(await ownProof(gateway, gateway.zhou, 'download'))
    const asking = { memberId: gateway.zhou.memberId, now: gateway.clock.now() }
    const ends = await Promise.allSettled(proofs.map((proof) => inTransaction(gateway.db, (tx) => askForCopy(tx, { ...asking, proof }))))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await gateway.zhou.dataCopy.list()).results).toHaveLength(1)
  })

  it('is prepared one at a time and three times a day', async () => {
    await ask(gateway.zhou)
    gateway.clock.advance(61)
    await expect(ask(gateway.zhou)).rejects.toMatchObject({ status: 409, code: 'COPY_UNDER_WAY' })
    for (let more = 1; more < 3; more += 1) {
      await gateway.jobs()
      gateway.clock.advance(61)
      await ask(gateway.zhou)
    }
    await gateway.jobs()
    gateway.clock.advance(3600)
    await expect(ask(gateway.zhou)).rejects.toMatchObject({ status: 429, message: '今天申请副本的次数已用完，请明天再试' })
  })

  it('shows what somebody typed as text, never as markup', async () => {
    await gateway.db.update(members).set({ nickname: '<img src=x onerror=alert(1)>' }).where(eq(members.memberId, 'zhoulan'))
    const { copyId } = await ask(gateway.zhou)
    await gateway.jobs()
    const reply = await fetched((await link(copyId, 'html')).path)
    const page = await reply.text()
    expect([page.includes('<img'), page.includes('&lt;img')]).toEqual([false, true])
    expect(reply.headers.get('content-disposition')).toContain('attachment')
  })
})
