import { eq } from 'drizzle-orm'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { changedWith, ofSku, written } from '../../../tests/support/counterSku'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { packingOf } from '../../../tests/support/shop'
import { HOUR, HOUR_SECONDS } from '../../../src/lib/duration'
import { products } from '../../tables'
import { runJobs } from '../jobs'
import { publishDue } from './publishDue'

describe('words of a product that an operator writes', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let pharmacist: StaffPerson
  let goods: Awaited<ReturnType<typeof packingOf>>
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    goods = await packingOf(gateway, 'otcB')
  })
  const page = () => gateway.visitor.product.info({ params: { code: goods.productCode } })
  const summary = async () => {
    const [row] = await gateway.db.select().from(products).where(eq(products.productCode, goods.productCode))
    return row?.summary
  }
  const of = (revisionId: string) => ({ params: { revisionId } })
  const waiting = async () => (await pharmacist.queue.waiting()).queues.find(({ queue }) => queue === 'revisionChecks')?.count

  it('wait for a pharmacist, who lets them into the shop; taken back, they are as they were', async () => {
    const before = await summary()
    const [first] = (await page()).sections
    const edited = {
      summary: '用于减轻不适。',
      [`leaflet.${first?.heading ?? ''}`]: '新的一段',
      ...ofSku(goods.skuCode, { specification: '10 片' }),
    }
    const sent = await written(operator, goods.productCode, edited)
    expect(sent).toMatchObject({ state: 'inCheck', checkedBy: null, isOwn: true })
    expect([await summary(), await waiting()]).toEqual([before, 1])
    expect((await pharmacist.revision.list({ query: { part: 'inCheck' } })).results).toMatchObject([{ isOwn: false, by: '程路' }])
    const approved = await pharmacist.revision.approve(of(sent.revisionId))
    expect(approved).toMatchObject({ state: 'published', by: '程路', checkedBy: '沈知夏' })
    expect([await summary(), await waiting()]).toEqual(['用于减轻不适。', 0])
    expect((await page()).sections[0]).toEqual({ heading: first?.heading, text: '新的一段' })
    await operator.change.revert({ params: { changeId: approved.changeId ?? '' } })
    expect(await summary()).toBe(before)
    expect((await page()).sections[0]).toEqual(first)
  })

  it('come into the shop at their time where they were written for one, and not before', async () => {
    const when = new Date(gateway.clock.now().getTime() + HOUR).toISOString()
    const { revisionId } = await written(operator, goods.productCode, { summary: '一小时后的用途' }, { when })
    expect(await pharmacist.revision.approve(of(revisionId))).toMatchObject({ state: 'scheduled', publishAt: when, checkedBy: '沈知夏' })
    expect(await summary()).not.toBe('一小时后的用途')
    gateway.clock.advance(HOUR_SECONDS)
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect(await summary()).toBe('一小时后的用途')
  })

  it('are given back with what is wrong, written anew, and looked at again', async () => {
    const { revisionId } = await written(operator, goods.productCode, { summary: '第一稿' })
    const given = await pharmacist.revision.giveBack({ ...of(revisionId), body: { reason: '与说明书不一致' } })
    expect(given).toMatchObject({ state: 'draft', problem: '沈知夏退回：与说明书不一致' })
    const again = pharmacist.revision.approve(of(revisionId))
    await expect(again).rejects.toMatchObject({ status: 409, code: 'NOT_IN_CHECK' })
    const { version: seen } = await operator.product.detail({ params: { productCode: goods.productCode } })
    const body = { edited: { summary: '第二稿' }, reason: '按说明书改', when: 'now', seen }
    expect(await operator.revision.rewrite({ ...of(revisionId), body })).toMatchObject({ state: 'inCheck', problem: null })
    expect(await pharmacist.revision.approve(of(revisionId))).toMatchObject({ state: 'published' })
    expect(await summary()).toBe('第二稿')
  })

  it('are not looked at by whoever wrote them, nor let in by an operator', async () => {
    const both = await staffAt(gateway, { roles: ['operator', 'pharmacist'], name: '周全' })
    const { revisionId } = await written(both, goods.productCode, { summary: '自己写的' })
    await expect(both.revision.approve(of(revisionId))).rejects.toMatchObject({ status: 403, code: 'OWN_REVISION' })
    await expect(operator.revision.approve(of(revisionId))).rejects.toMatchObject({ status: 403 })
    expect(await summary()).not.toBe('自己写的')
  })

  it('are not needed for a price, which is in the shop at once', async () => {
    const edited = ofSku(goods.skuCode, { salePrice: goods.salePrice - 1, marketPrice: null })
    expect((await written(operator, goods.productCode, edited)).state).toBe('published')
  })

  it.each([
    ['a name of none', { name: ' ' }, '请填写通用名'],
    ['a name too long', { name: '名'.repeat(61) }, '通用名最多 60 字'],
    ['a cure that is promised', { summary: '三天根治' }, '「根治」像是在保证疗效，不能这样写'],
    ['what is not sold online under that name', { name: '曲马多注射液', form: '注射剂' }, '该药品不得通过网络销售'],
    ['a part that its texts have not', { 'fact.没有这段': '字' }, '没有找到这一项'],
    ['a field that is not edited here', { mark: 'rx' }, '「mark」不能在这里修改'],
    ['a status in words', { status: '上架' }, '请选择上架或下架'],
  ])('are refused with %s', async (_what, edited, says) => {
    await expect(written(operator, goods.productCode, edited)).rejects.toThrow(says)
    expect((await operator.revision.list({ query: { subject: 'goods', subjectId: goods.productCode } })).hits).toBe(0)
  })

  it('are refused to a pharmacist once what they were written over is another', async () => {
    const { revisionId } = await written(operator, goods.productCode, { summary: '先写的' })
    await gateway.db.update(products).set({ summary: '别处改的' }).where(eq(products.productCode, goods.productCode))
    await expect(pharmacist.revision.approve(of(revisionId))).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect(await summary()).toBe('别处改的')
    expect((await pharmacist.revision.one(of(revisionId))).state).toBe('inCheck')
  })

  it('may make a new packing, which is sold once it has stock, and is not taken back once somebody has it', async () => {
    const code = `${goods.productCode}-9`
    const edited = ofSku(code, { specification: '48 片', unit: '盒', salePrice: 3990 })
    await expect(written(operator, goods.productCode, ofSku(code, { specification: '48 片' }))).rejects.toThrow(
      '新规格要写规格、单位和售价',
    )
    const approvedOne = async () => {
      const { revisionId } = await written(operator, goods.productCode, edited)
      return pharmacist.revision.approve(of(revisionId))
    }
    const packingNow = async () =>
      (await gateway.visitor.product.merged({ params: { code: goods.productCode } })).packings.find(({ skuCode }) => skuCode === code)
    const { changeId } = await approvedOne()
    expect(await packingNow()).toMatchObject({ specification: '48 片', salePrice: 3990, stock: 0 })
    await operator.change.revert({ params: { changeId: changeId ?? '' } })
    expect(await packingNow()).toBeUndefined()
    const again = await approvedOne()
    await changedWith(gateway, operator, code, { stock: 5 })
    await gateway.zhou.cart.add({ body: { items: [{ skuCode: code, quantity: 1 }] } })
    const late = operator.change.revert({ params: { changeId: again.changeId ?? '' } })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'SKU_USED' })
    expect(await packingNow()).toMatchObject({ stock: 5 })
  })
})
