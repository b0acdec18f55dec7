import { eq } from 'drizzle-orm'
import { benefits, benefitUses, products, settings } from '../../gateway/tables'
import { insuranceSetting } from '../../gateway/modules/insurance/plans'
import { agreeingTo } from '../support/agreements'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
/** A monitor of the demonstration, which its plan covers. */
const MONITOR = '指夹式血氧仪'
const FATHER = { name: '周建国', relationLabel: 'parent', idCardNumber: '320106195806151037' } as const

describe('what an insurer pays', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(async () => {
    await shop.gateway.zhou.agreement.agree({ body: { agreements: agreeingTo('drugUserRule') } })
    await shop.gateway.zhou.patient.add({ body: FATHER })
  })

  it('is read by plan, and the insurer is asked for a patient’s policy, who is then shown with what is left', async () => {
    const { app } = zhou
    await app.open('insuranceEntrance')
    await app.sees('慢病用药保障', '保险公司付 80%，一年最多 3000 元', '付什么', '不付什么', '还没有接通医保支付', '本店不承保')
    await app.sees('处方药要有被保险人自己的处方', '能不能赔、赔多少以保险公司的条款为准')
    await app.tap('绑定我的保单，慢病用药保障')
    await app.sees('被保险人是谁', '会把姓名和证件号码发给', '核对，只用于查保单。')
    await app.tap('向保险公司核对并绑定')
    await app.sees('请选择被保险人')
    app.stands('POST /api/insurance/realName', () => Response.json({ isKnown: false, problem: '保险公司没有查到这位用药人的保单' }))
    await app.tap(/^周建国/)
    await app.tap('向保险公司核对并绑定')
    await app.sees('保险公司没有查到这位用药人的保单')
    app.passes()
    await app.tap('向保险公司核对并绑定')
    await app.sees('绑定好了', '周*国的慢病用药保障', '保障中', '今年还剩 ¥3000')
    await app.isAt('insuranceEntrance')
    await app.tap('用周*国的慢病用药保障买药')
    await app.sees('保险公司付 80%')
  })

  it('is put into the list, priced with the insurer’s part, and ordered; then the list is empty', async () => {
    const { app } = zhou
    await app.tap('医疗器械')
    await app.tap(`把${MONITOR}加入商保清单`)
    await app.sees('已加入商保清单', '已选 1 种', /商保付 ¥\d/)
    await app.tap('看清单')
    await app.sees('商保清单', MONITOR, '不含运费')
    await app.tap(`选择${MONITOR}`)
    await app.sees('已选 0 种')
    await app.tap(`选择${MONITOR}`)
    await app.tap('关闭')
    await app.tap('去结算')
    await app.sees('用周*国的慢病用药保障直接结算', '商保支付')
    await app.tap('我已阅读并同意《售后须知》')
    await app.tap('提交订单')
    await app.sees('确认支付')
    const [use] = await shop.gateway.db.select().from(benefitUses)
    await app.isAt('cashier', { orderCode: use!.orderCode })
    await app.open('insuranceSection')
    await app.sees('被没收货的订单占用，取消或退款会退回')
    await app.seesNot('已选')
  })

  it('by categories, words and the second addresses; what may be an emergency leads to help', async () => {
    const { app } = zhou
    await app.open('mallInsuranceSection')
    await app.tap('医疗器械')
    await app.sees(MONITOR)
    await app.tap('在商保专区里找')
    await app.sees('只找商保能付的商品，搜索词不会保存')
    await app.fill('在商保专区里找', '布洛芬')
    await app.tap('搜索')
    await app.sees('商保专区里没有「布洛芬」')
    await app.tap('到全部商品里找')
    await app.isAt('searchResult', { keyword: '布洛芬' })
    await app.open('mallInsuranceSearch', { keyword: '胸口疼得厉害，喘不上气' })
    await app.sees('120')
  })

  it('is not settled without the insured person’s prescription, with the way to it', async () => {
    const { app } = zhou
    const lipid = await shop.gateway.db.select().from(products).where(eq(products.categoryId, 'lipid'))
    const sameName = (name: string) => lipid.filter((one) => one.name === name).length
    const rx = lipid.find(({ name, mark, status }) => mark === 'rx' && status === 2 && sameName(name) === 1)
    await app.open('insuranceSearch', { keyword: rx!.name })
    await app.tap(`把${rx!.name}加入商保清单`)
    await app.tap('去结算')
    await app.sees('还缺被保险人的处方', '可以问诊开方，已有处方就在那里上传')
    await app.tap('去问诊')
    await app.isAt('insuredDrugUser', { productCode: rx!.productCode })
    await app.sees('要开的药', '周*国')
    await app.tap('已经有处方？上传处方')
    await app.isAt('prescriptionUpload', { productCode: rx!.productCode })
    await app.open('insuranceSection')
    await app.tap('看清单')
    await app.tap('清空清单')
    await app.sees('清空商保清单？')
    await app.tap('清空')
    await app.seesNot('已选')
  })

  it('can be asked for again, and is let go', async () => {
    const { app } = zhou
    app.stands('GET /api/insurance/products', down)
    await app.open('insuranceSection')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('商保付 80%')
    await shop.gateway.db.update(benefits).set({ reserved: 0 })
    await app.open('insuranceEntrance')
    await app.tap('解绑周*国的慢病用药保障')
    await app.sees('解绑后这里不能再用，今年剩下的额度不变，可以再绑定')
    await app.tap('解绑')
    await app.sees('已解绑')
    await app.seesNot('保障中')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('sees what could be paid, keeps a list, and logs in to go on', async () => {
    const { app } = visitor
    await app.open('insuranceSection')
    await app.sees('绑定保单后，保险公司付它的部分，您只付剩下的。', '商保付 80%')
    await app.tap('看方案，绑定保单')
    await app.isAt('insuranceEntrance')
    await app.tap('看看哪些能付')
    await app.isAt('insuranceSection')
    await app.tap('医疗器械')
    await app.tap(`把${MONITOR}加入商保清单`)
    await app.sees('已选 1 种')
    await app.tap('登录')
    await app.isAt('accountLogin')
    await app.open('insuranceEntrance')
    await app.tap('绑定我的保单，慢病用药保障')
    await app.isAt('accountLogin')
  })

  it('is told where no insurer pays', async () => {
    const { app } = visitor
    await shop.gateway.db.delete(settings).where(eq(settings.key, insuranceSetting.key))
    app.stands('GET /api/insurance/plans', () => Response.json({ results: [], state: { isConnected: false, text: '' } }))
    await app.open('insuranceEntrance')
    await app.sees('本店还没有接通商保', '接通以后，可以用保险公司的额度直接买药')
    await app.tap('去逛逛')
    await app.isAt('home')
  })
})
