import { eq } from 'drizzle-orm'
import { cabinetMedicines, orders } from '../../gateway/tables'
import { OrderStatus } from '../../src/contract/order'
import { ordered, packingOf } from '../support/shop'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages('2026-11-25T09:00:00+08:00')
const zhou = shop.openedBy('zhou')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const FATHER = { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037', consigneePhone: '13800005518' } as const
const own = () => shop.gateway.zhou.cabinet.list()
const named = async (name: string) => (await own()).medicines.find((one) => one.name === name)

describe('the family’s cabinet', () => {
  it('is reached from “me”, asks for its own consent first, and is empty once what came stays out of it', async () => {
    const { app } = zhou
    await app.open('me')
    await app.sees('家庭药箱', '到点提醒', '健康记录')
    await app.tap('家庭药箱')
    await app.isAt('cabinetRule')
    await app.sees('家庭药箱信息处理规则', '只有您自己')
    await app.tap('同意并继续')
    await app.isAt('cabinet')
    await app.sees('新买到的药', '缬沙坦胶囊')
    await app.tap('缬沙坦胶囊不用放')
    await app.sees('好的，不再问', '药箱还是空的', '提醒只发到您的手机，不给别人看')
    await app.tap('添加药品')
    await app.isAt('cabinetMedicine', { mode: 'add' })
  })

  it('takes a medicine in: says what is wrong beside each field, and keeps what was typed', async () => {
    const { app } = zhou
    await app.tap('放进药箱')
    await app.sees('请填写药名')
    await app.fill('药名', '缬沙坦胶囊')
    await app.fill('规格', '80mg×28粒')
    await app.fill('现在还有', '6.3')
    await app.sees('数量应为半片的倍数')
    await app.fill('现在还有', '7')
    await app.tap('放进药箱')
    await app.sees('请选择单位')
    await app.tap('粒')
    await app.tap('每天按时吃')
    await app.tap('早餐后')
    await app.tap('放进药箱')
    await app.sees('请至少选一个时间')
    await app.tap('早餐前')
    await app.tap('晚餐后')
    await app.fill('每次', '0.5')
    expect(app.asksBeforeLeaving()).toBe(true)
    app.stands('POST /api/cabinet', down)
    await app.tap('放进药箱')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('放进药箱')
    await app.sees('已放进药箱')
    await app.isAt('cabinet')
    await app.sees('全家今天的药', '0 / 2 次', '07:00', '20:00', '半粒', '早餐前，还没打勾', '晚餐后，到点提醒')
    await app.sees('缬沙坦胶囊约还剩 7 天', '12 月 2 日前吃完（估算）', '在店里找这种药', '余 7 粒')
  })

  it('ticks a dose, and takes the tick back', async () => {
    const { app } = zhou
    await app.tap(/07:00.*缬沙坦/)
    await app.sees('1 / 2 次', '早餐前，09:00 已吃')
    expect((await own()).doses.map(({ takenAt }) => takenAt !== null)).toEqual([true, false])
    app.stands('PUT /api/cabinet/' + (await named('缬沙坦胶囊'))!.id + '/doses', down)
    await app.tap(/20:00.*缬沙坦/)
    await app.sees('服务暂时不可用，请稍后再试', '1 / 2 次')
    app.passes()
    await app.tap('知道了')
    await app.tap(/07:00.*缬沙坦/)
    await app.sees('0 / 2 次')
  })

  it('shows each person’s, and says after an hour whom to call', async () => {
    const { app } = zhou
    await shop.gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    const { id } = await shop.gateway.zhou.patient.add({ body: FATHER })
    await shop.gateway.zhou.cabinet.add({
      body: {
        ...{ patientId: id, name: '苯磺酸氨氯地平片', unit: '片', left: 60 },
        plan: { amount: 1, times: [{ moment: 'afterBreakfast', time: '07:30' }], isReminded: true },
      },
    })
    await app.open('cabinet', { patientId: id })
    await app.sees('父亲今天的药', '0 / 1 次', '早餐后，还没打勾', '有 1 次过了 1 小时还没打勾', '打给父亲')
    await app.tap(/07:30.*氨氯地平/)
    await app.sees('1 / 1 次')
    await app.seesNot('打给父亲')
    await app.tap('全家')
    await app.sees('全家今天的药', '缬沙坦胶囊约还剩')
    await app.open('sign')
    await app.sees('今天的药都打勾')
  })

  it('counts anew, throws away what is past, and says who else has changed it', async () => {
    const { app } = zhou
    const { id } = await shop.gateway.zhou.cabinet.add({ body: { name: '莫匹罗星软膏', expiresOn: '2026-11-20' } })
    await app.open('cabinet')
    await app.sees('家里的药', '3 种', '已过期，不要再用')
    await app.tap('全家')
    await app.tap('改缬沙坦胶囊的数量')
    await app.sees('缬沙坦胶囊还有多少')
    await app.fill('现在还有', '')
    await app.tap('改好了')
    await app.sees('请填写数量')
    await app.fill('现在还有', '56')
    const before = await named('缬沙坦胶囊')
    const { id: counted, version } = before!
    const { emptyOn: _emptyOn, daysLeft: _daysLeft, orderCode: _orderCode, id: _id, ...kept } = before!
    await shop.gateway.zhou.cabinet.change({ params: { id: counted }, body: { ...kept, left: 30, version } })
    await app.tap('改好了')
    await app.sees('这种药刚在别处改过，请看看最新的再改')
    await app.tap('知道了')
    await app.open('cabinet')
    await app.tap('全家')
    await app.tap('改缬沙坦胶囊的数量')
    await app.fill('现在还有', '56')
    await app.tap('改好了')
    await app.sees('数量已改好', '约还能吃 56 天')
    await app.seesNot('约还剩')
    await app.tap('莫匹罗星软膏已处理')
    await app.sees('莫匹罗星软膏处理好了？')
    await app.tap('移出药箱')
    await app.seesNot('莫匹罗星软膏')
    expect(await shop.gateway.db.$count(cabinetMedicines, eq(cabinetMedicines.id, id))).toBe(0)
  })

  it('lists no dose of what is past, and says so', async () => {
    const { app } = zhou
    const plan = { amount: 1, times: [{ moment: 'bedtime', time: '21:30' } as const], isReminded: true }
    await shop.gateway.zhou.cabinet.add({ body: { name: '氯雷他定片', unit: '片', left: 3, expiresOn: '2026-11-20', plan } })
    await app.open('cabinet')
    await app.tap('全家')
    await app.sees('氯雷他定片已过期', '不要再用，也不再提醒', '已过期，不要再用')
    await app.seesNot(/21:30/, '氯雷他定片约还剩', '约还能吃 3 天')
  })

  it('asks about what an order brought, and buys more of what runs out', async () => {
    const { app } = zhou
    const { skuCode, productCode } = await packingOf(shop.gateway, 'otcB')
    const { orderCode } = await ordered(shop.gateway.zhou, { skuCode, quantity: 1 })
    const at = shop.gateway.clock.now()
    await shop.gateway.db
      .update(orders)
      .set({ status: OrderStatus.completed, paidAt: at, signedAt: at })
      .where(eq(orders.orderCode, orderCode))
    const { name } = (await own()).arrivals.find((line) => line.orderCode === orderCode)!
    await app.open('cabinet')
    await app.sees('新买到的药', name, '放到全家')
    await app.tap(`把${name}放进药箱`)
    await app.sees('已放进药箱')
    const { id, version } = (await own()).medicines.find((one) => one.productCode === productCode)!
    const plan = { amount: 1, times: [{ moment: 'bedtime', time: '21:30' } as const], isReminded: false }
    await shop.gateway.zhou.cabinet.change({
      params: { id },
      body: { ...{ productCode, name, unit: '片', left: 3, plan, version } },
    })
    await app.open('cabinet')
    await app.tap('全家')
    await app.sees(`${name}约还剩 3 天`, '还没到时间')
    await app.tap(new RegExp(`^再买 1 .{1,2}${name}$`))
    await app.sees('提交订单')
  })

  it('says that it did not come, and comes on another try', async () => {
    const { app } = zhou
    app.stands('GET /api/cabinet', down)
    await app.open('cabinet')
    await app.sees('重试')
    app.passes()
    await app.tap('重试')
    await app.sees('家里的药')
  })

  it('says that a medicine is not there any more', async () => {
    const { app } = zhou
    await app.open('cabinetMedicine', { mode: 'edit', id: 'of-nobody' })
    await app.sees('药箱里没有这种药')
    await app.tap('回到药箱')
    await app.isAt('cabinet')
  })
})
