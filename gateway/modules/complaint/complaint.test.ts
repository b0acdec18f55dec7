import { eq } from 'drizzle-orm'
import { DAY, DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { adverseForm } from '../../../tests/support/adverseForm'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { paperPhoto } from '../../../tests/support/paperPhoto'
import { complaintLog, complaints, messages } from '../../tables'
import { closeLapsed } from './closeLapsed'

const WORDS = '外盒压坏了，内袋完好，请打 13911112222'

describe('a complaint', () => {
  let gateway: Gateway
  let clerk: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    clerk = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
  })
  const reported = (more: object = {}) => gateway.zhou.complaint.report({ body: { kind: 'quality', words: WORDS, ...more } })
  const ofNumber = (number: string) => ({ params: { number } })
  const ofId = (id: string) => ({ params: { id } })
  const told = async () =>
    (await gateway.db.select().from(messages)).map(({ template }) => template).filter((name) => name.startsWith('complaint'))

  it('is taken, asked about, answered and appraised; each step is told, logged, and due by its time', async () => {
    const { id, number, dueAt, filedAt } = await reported()
    expect(Date.parse(dueAt!) - Date.parse(filedAt)).toBe(24 * HOUR_SECONDS * 1000)
    await clerk.complaint.take(ofNumber(number))
    expect(await gateway.zhou.complaint.queryById(ofId(id))).toMatchObject({ state: 'inHand', dueAt })
    await clerk.complaint.ask({ ...ofNumber(number), body: { words: '请问批号是多少？' } })
    expect(await gateway.zhou.complaint.queryById(ofId(id))).toMatchObject({ state: 'asked', dueAt: null })
    gateway.clock.advance(600)
    const added = await gateway.zhou.complaint.add({ ...ofId(id), body: { words: '批号 A123' } })
    expect(Date.parse(added.dueAt!) - gateway.clock.now().getTime()).toBe(24 * HOUR_SECONDS * 1000)
    await clerk.complaint.answer({ ...ofNumber(number), body: { words: '已为您补发一盒，原来的不用寄回' } })
    const answered = await gateway.zhou.complaint.queryById(ofId(id))
    expect(answered).toMatchObject({
      state: 'answered',
      dueAt: null,
      answer: '已为您补发一盒，原来的不用寄回',
      can: { add: true, appraise: true, withdraw: false },
    })
    await gateway.zhou.complaint.appraise({ ...ofId(id), body: { stars: 5, isSolved: true } })
    const { entries, ...ended } = await gateway.zhou.complaint.queryById(ofId(id))
    expect(ended).toMatchObject({ state: 'closed', stars: 5, isSolved: true, can: { add: false, appraise: false, withdraw: false } })
    expect(entries.map(({ event }) => event)).toEqual(['appraised', 'answered', 'added', 'asked', 'taken', 'filed'])
    expect(await told()).toEqual(expect.arrayContaining(['complaintAnswered']))
  })

  it('that is closed takes no more words, and says so; an answered one is taken up again by them', async () => {
    const { id, number } = await reported()
    await clerk.complaint.answer({ ...ofNumber(number), body: { words: '已联系快递核实' } })
    const again = await gateway.zhou.complaint.add({ ...ofId(id), body: { words: '还是没有人来' } })
    expect(again).toMatchObject({ state: 'inHand' })
    await gateway.zhou.complaint.withdraw(ofId(id))
    expect((await gateway.zhou.complaint.withdraw(ofId(id))).entries).toHaveLength(4)
    await expect(gateway.zhou.complaint.add({ ...ofId(id), body: { words: '又想起来' } })).rejects.toMatchObject({
      code: 'COMPLAINT_CLOSED',
      message: '这条反馈已结束，不能再补充。如还有问题，请重新提交',
    })
  })

  it('closes by itself a week after its answer, two weeks after a question', async () => {
    const [one, two] = [await reported(), await reported({ kind: 'delivery' })]
    await clerk.complaint.answer({ ...ofNumber(one.number), body: { words: '已为您补发一盒' } })
    await clerk.complaint.ask({ ...ofNumber(two.number), body: { words: '请问是哪一天？' } })
    const states = async () => Promise.all([one, two].map(async ({ id }) => (await gateway.zhou.complaint.queryById(ofId(id))).state))
    const lapse = () => closeLapsed({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    gateway.clock.advance(7 * DAY_SECONDS - 1)
    await lapse()
    expect(await states()).toEqual(['answered', 'asked'])
    gateway.clock.advance(1)
    await lapse()
    expect(await states()).toEqual(['closed', 'asked'])
    gateway.clock.advance(7 * DAY_SECONDS)
    await lapse()
    expect(await states()).toEqual(['closed', 'closed'])
  })

  it('is about what is there and one’s own; anything else is refused, and nothing is filed', async () => {
    const { results } = await gateway.zhou.order.list({ query: {} })
    const [own] = results
    const subject = { kind: 'order' as const, id: own!.orderCode }
    const { subject: shown } = await reported({ subject })
    expect(shown).toMatchObject(subject)
    expect(shown?.title).toContain(`订单尾号 ${own!.orderCode.slice(-4)}`)
    const before = await gateway.db.$count(complaints)
    await expect(gateway.chen.complaint.report({ body: { kind: 'quality', words: WORDS, subject } })).rejects.toMatchObject({ status: 404 })
    await expect(reported({ subject: { kind: 'product', id: '999999999' } })).rejects.toMatchObject({ status: 404 })
    await expect(reported({ kind: 'delivery', subject: { kind: 'article', id: 'flu-vaccine' } })).rejects.toMatchObject({
      status: 400,
      field: 'subject',
    })
    expect(await gateway.db.$count(complaints)).toBe(before)
  })

  it('keeps its pictures, and takes nobody else’s', async () => {
    const { id: picture } = await gateway.zhou.upload.addEvidence({ body: { kind: 'complaint' }, file: await paperPhoto() })
    const { pictures, number } = await reported({ pictures: [picture] })
    expect(pictures.map(({ id }) => id)).toEqual([picture])
    expect((await clerk.complaint.picture({ params: { number, id: picture } })).dataUrl).toMatch(/^data:image\/jpeg;base64,/)
    await expect(gateway.chen.complaint.report({ body: { kind: 'quality', words: WORDS, pictures: [picture] } })).rejects.toMatchObject({
      code: 'UPLOAD_GONE',
    })
  })

  it('is read by nobody else', async () => {
    const { id, number } = await reported()
    for (const name of [id, number]) await expect(gateway.chen.complaint.queryById(ofId(name))).rejects.toMatchObject({ status: 404 })
    await expect(gateway.chen.complaint.add({ ...ofId(id), body: { words: '别人的' } })).rejects.toMatchObject({ status: 404 })
    expect((await gateway.chen.complaint.query({ query: {} })).results).toEqual([])
  })

  it('is answered by whose role it is: a report of an adverse reaction by a pharmacist alone', async () => {
    await gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const { number } = await gateway.zhou.complaint.reportAdverse({ body: adverseForm })
    const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
    await expect(clerk.complaint.detail(ofNumber(number))).rejects.toMatchObject({ status: 404 })
    expect((await clerk.complaint.list({ query: {} })).results).toEqual([])
    const { results } = await pharmacist.complaint.list({ query: {} })
    expect(results).toMatchObject([{ number, sort: 'adverse', kind: 'usual' }])
    await pharmacist.complaint.answer({ ...ofNumber(number), body: { words: '请停用，已按规定上报' } })
    const handedIn = await pharmacist.complaint.handIn({ ...ofNumber(number), body: { number: 'BJ-2026-001' } })
    expect(handedIn).toMatchObject({ reported: { number: 'BJ-2026-001' }, can: { handIn: false } })
    await expect(pharmacist.complaint.handIn({ ...ofNumber(number), body: { number: 'BJ-2026-002' } })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('shows staff no phone that was typed into it', async () => {
    const { number } = await reported({ phone: '13955556666' })
    const { words, phone } = await clerk.complaint.detail(ofNumber(number))
    expect([words, phone]).toEqual(['外盒压坏了，内袋完好，请打 139****2222', '139****6666'])
  })

  it('may be filed twenty times a day, and added to fifty times', async () => {
    for (let count = 0; count < 19; count += 1) await reported()
    const { id } = await reported()
    await expect(reported()).rejects.toMatchObject({ status: 429, message: '今天提交的反馈较多，请明天再试，急事请致电客服' })
    const add = (count: number) => gateway.zhou.complaint.add({ ...ofId(id), body: { words: `还有第 ${count} 件` } })
    for (let count = 0; count < 50; count += 1) await add(count)
    await expect(add(50)).rejects.toMatchObject({ status: 429, message: '今天补充的内容较多，请明天再试，急事请致电客服' })
  })

  it('of a reaction on a day that has not come yet is refused beside that day', async () => {
    await gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const tomorrow = shopDate(gateway.clock.now().getTime() + DAY)
    const { report } = adverseForm
    const filing = (more: object) => gateway.zhou.complaint.reportAdverse({ body: { ...adverseForm, report: { ...report, ...more } } })
    await expect(filing({ at: tomorrow })).rejects.toMatchObject({ status: 400, field: 'report.at', message: '开始日期不能晚于今天' })
    const drugs = report.drugs.map((drug) => ({ ...drug, to: tomorrow }))
    await expect(filing({ drugs })).rejects.toMatchObject({ field: 'report.drugs', message: '用药日期不能晚于今天' })
  })

  it('that is taken in hand has waited since it was filed, at the counter as in the queue', async () => {
    const { number, filedAt } = await reported()
    gateway.clock.advance(600)
    expect(await clerk.complaint.take(ofNumber(number))).toMatchObject({ state: 'inHand', waitsSince: filedAt })
    const { queues } = await clerk.queue.waiting()
    expect(queues.find(({ queue }) => queue === 'complaints')?.oldestSeconds).toBeGreaterThanOrEqual(600)
  })
})

describe('a complaint without a name', () => {
  let gateway: Gateway
  beforeEach(async () => {
    gateway = await gatewayAt()
  })
  const key = async () => (await gateway.visitor.complaint.key()).code
  const filed = (code: string, more: object = {}) =>
    gateway.zhou.complaint.reportAnonymously({ body: { code, kind: 'quality', words: WORDS, ...more } })

  it('belongs to nobody, and is found by its code alone, however that is typed', async () => {
    const code = await key()
    const { id, isAnonymous, phone } = await filed(code)
    expect([isAnonymous, phone]).toEqual([true, null])
    const [row] = await gateway.db.select().from(complaints).where(eq(complaints.id, id))
    expect([row?.memberId, row?.codeHash?.includes(code)]).toEqual([null, false])
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `
    expect(await gateway.visitor.complaint.queryByCode({ body: { code: typed } })).toMatchObject({ id })
    expect((await gateway.zhou.complaint.query({ query: {} })).results).toEqual([])
    await expect(gateway.zhou.complaint.queryById({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('sent again alike is filed once; another one under its code is refused, and so is a code that the shop did not make', async () => {
    const code = await key()
    const { id } = await filed(code)
    expect(await filed(code)).toMatchObject({ id })
    await expect(filed(code, { words: '另一件事情' })).rejects.toMatchObject({ code: 'CODE_USED' })
    await expect(filed('0123456789ABCDEFGHJK')).rejects.toMatchObject({ status: 400, field: 'code' })
    expect(await gateway.db.$count(complaintLog)).toBe(1)
  })

  it('of fifty at once under one code is one', async () => {
    const code = await key()
    const answers = await Promise.all(Array.from({ length: 50 }, () => filed(code)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await gateway.db.$count(complaints)).toBe(1)
  })

  it('takes words by its code, the same ones once, until it is closed', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const code = await key()
    const { number } = await filed(code)
    await clerk.complaint.ask({ params: { number }, body: { words: '请问是哪家门店？' } })
    const add = () => gateway.visitor.complaint.addByCode({ body: { code, words: '网上买的' } })
    await add()
    expect((await add()).entries.filter(({ event }) => event === 'added')).toHaveLength(1)
    await clerk.complaint.answer({ params: { number }, body: { words: '已经核实并处理' } })
    gateway.clock.advance(7 * DAY_SECONDS)
    await closeLapsed({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
    await expect(gateway.visitor.complaint.addByCode({ body: { code, words: '还有一件' } })).rejects.toMatchObject({
      code: 'COMPLAINT_CLOSED',
    })
  })

  it('is not about an order, which would name its member', async () => {
    const [own] = (await gateway.zhou.order.list({ query: {} })).results
    const subject = { kind: 'order', id: own!.orderCode } as never
    await expect(filed(await key(), { subject })).rejects.toMatchObject({ status: 400 })
  })
})
