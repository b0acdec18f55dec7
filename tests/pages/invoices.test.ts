import { eq } from 'drizzle-orm'
import { invoices } from '../../gateway/tables'
import { COMPANY, failedInvoice } from '../support/invoicesOf'
import { shopOnPages } from '../support/pageShopper'
import { receivedOrder } from '../support/receivedOrder'
import { packingOf } from '../support/shop'

const shop = shopOnPages()
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const received = async (quantity = 2) => {
  const { skuCode } = await packingOf(shop.gateway, 'otcB')
  return (await receivedOrder(shop.gateway, shop.gateway.zhou, { skuCode, quantity })).orderCode
}
const stored = async (orderCode: string) => (await shop.gateway.zhou.invoice.ofOrder({ params: { orderCode } })).results

describe('an invoice', () => {
  const zhou = shop.openedBy('zhou')
  const opened: string[] = []
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download !== '') opened.push(this.download)
    })
  })

  it('is asked for from the order: what is wrong stands at its field, and nothing typed is lost', async () => {
    const { app } = zhou
    const orderCode = await received()
    await app.open('order', { orderCode })
    await app.sees('发票', '可以申请')
    await app.tap('可以申请')
    await app.readsTitle('申请发票')
    await app.sees('可开金额', '金额怎么算的', '商品 2 件', '运费', '按实付金额开；促销和优惠券减掉的部分不开票。', '演示发票，不能报销')
    await app.sees('提交后自动开出，开出后发消息通知您，在这里下载 PDF。退款的部分会自动开红字发票冲掉。')
    await app.tap('提交申请')
    await app.sees('请填写抬头')
    await app.tap('单位')
    await app.fill('抬头', COMPANY.name)
    await app.fill('税号', '91350100M000100Y4')
    await app.sees('税号是 18 位统一社会信用代码，现在是 17 位')
    await app.tap('个人')
    await app.seesNot('统一社会信用代码')
    await app.tap('单位')
    await app.goBack()
    await app.tap('可以申请')
    await app.fill('税号', '91350100m000100y43')
    app.stands(`POST /api/invoices/orders/${orderCode}`, down)
    await app.tap('提交申请')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('提交申请')
    await app.sees('已提交，正在开出')
    await app.readsTitle('发票')
    await app.sees(COMPANY.name, COMPANY.taxNumber, '开票中', '撤回申请')
    expect(await stored(orderCode)).toMatchObject([{ name: COMPANY.name, taxNumber: COMPANY.taxNumber, state: 'asked' }])
    await app.tap('撤回申请')
    await app.sees('撤回这次申请？', '撤回后可以改好再申请')
    await app.tap('撤回')
    await app.sees('已撤回')
    await app.readsTitle('申请发票')
    // The company that was kept with the first one is there to be chosen.
    await app.tap('选一个填入')
    await app.sees('选择抬头', `税号 ${COMPANY.taxNumber}`, '默认')
    await app.tap(COMPANY.name)
    await app.tap('提交申请')
    await app.sees('开票中')
    await shop.gateway.jobs()
    await app.open('invoice', { orderCode })
    await app.sees(
      '已开出',
      '电子发票（普通发票）',
      '购买方',
      '销售方',
      '不含税',
      '税额',
      '（13%）',
      '价税合计',
      '发票写明药名，转给别人前请留意隐私',
    )
  })

  it('is downloaded; a failed download says so', async () => {
    const { app } = zhou
    const [issued] = (await shop.gateway.zhou.invoice.list({ query: { part: 'issued' } })).results
    await app.open('invoices', { part: 'issued' })
    await app.tap(COMPANY.name)
    app.stands(`GET /api/invoices/${issued!.id}/pdf`, down)
    await app.tap('下载 PDF')
    await app.sees('发票文件没有下载成功，请检查网络后再试')
    await app.tap('我知道了')
    app.passes()
    await app.tap('下载 PDF')
    await app.reaches(() => opened.includes(`invoice-${issued!.number}.pdf`))
  })

  it('is made out anew once; the red one and what happened can be read', async () => {
    const { app } = zhou
    const [issued] = (await shop.gateway.zhou.invoice.list({ query: { part: 'issued' } })).results
    const { orderCode } = issued!
    await app.open('invoice', { orderCode })
    await app.tap('换开一次')
    await app.readsTitle('换开发票')
    await app.sees('原发票会全部冲红，再按新的抬头开一张。每个订单可以换开一次')
    await app.tap('提交换开')
    await app.sees('抬头和税号没有变化，不用换开')
    await app.tap('个人')
    await app.fill('抬头', '周岚')
    await app.tap('提交换开')
    await app.sees('开票中')
    await shop.gateway.jobs()
    await app.open('invoice', { orderCode })
    await app.sees('周岚（个人）', '已开出')
    await app.seesNot('换开一次')
    await app.open('invoices', { part: 'red' })
    await app.tap(COMPANY.name)
    await app.sees('红字发票', /冲 2600/, '换开发票', '开出红字发票', '开出蓝字发票')
    await app.tap('原蓝字发票')
    await app.sees('已冲红', '这张发票已全部冲红')
  })

  it('that a clerk did not issue says why and is asked for again; one that nothing can be issued of says that', async () => {
    const { app } = zhou
    const { orderCode, id } = await failedInvoice(shop.gateway, shop.gateway.zhou)
    await app.open('invoice', { orderCode })
    await app.sees('开票遇到问题，客服正在处理')
    await shop.gateway.db.update(invoices).set({ state: 'refused', refusal: '名称与税号对不上' }).where(eq(invoices.id, id))
    await app.open('invoice', { orderCode })
    await app.sees('上次没有开出：名称与税号对不上')
    const own = shop.gateway.providers.invoices
    shop.gateway.providers.invoices = null
    await app.open('invoice', { orderCode: await received(1) })
    await app.sees('不能开票', '商城暂时不能在线开票，请联系客服')
    shop.gateway.providers.invoices = own
    await app.open('invoice', { orderCode: 'of-nobody' })
    await app.sees('没有找到这个订单')
    await app.tap('查看我的发票')
    await app.readsTitle('我的发票')
  })

  it('has a book of titles: one is kept, changed, made the default and deleted', async () => {
    const { app } = zhou
    await app.open('invoices')
    await app.tap('发票抬头')
    await app.readsTitle('发票抬头')
    await app.sees(COMPANY.name)
    await app.tap('新增抬头')
    await app.sees('新增发票抬头')
    await app.tap('保存抬头')
    await app.sees('请填写抬头')
    await app.fill('抬头', '周家小店')
    await app.tap('关闭')
    await app.tap('新增抬头')
    await app.tap('保存抬头')
    await app.sees('抬头已保存', '周家小店')
    await app.tap('默认抬头，周家小店')
    await app.sees('已设为默认抬头')
    await app.tap('编辑周家小店')
    await app.sees('编辑抬头')
    await app.fill('抬头', '周家大店')
    await app.tap('保存抬头')
    await app.sees('周家大店')
    await app.tap('删除周家大店')
    await app.sees('删除这个抬头？')
    await app.tap('删除')
    await app.sees('抬头已删除')
    await app.seesNot('周家大店')
    for (const { id } of (await shop.gateway.zhou.invoice.titles()).results) await shop.gateway.zhou.invoice.removeTitle({ params: { id } })
    await app.open('invoiceTitles')
    await app.sees('还没有发票抬头', '存好后开票更快，最多 20 个')
  })
})

describe('invoices of somebody without any', () => {
  const lin = shop.openedBy('lin', { elder: true })
  it('lead to the orders', async () => {
    const { app } = lin
    await app.open('invoices')
    await app.sees('还没有发票', '付款后，在订单详情里申请')
    await app.tap('看我的订单')
    await app.isAt('orders')
  })
})
