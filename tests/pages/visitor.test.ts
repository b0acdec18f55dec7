import { eq } from 'drizzle-orm'
import { callbacks, landings } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'
import { knowPictures, proves } from '../support/pageProof'
import { packingOf } from '../support/shop'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const PHONE = '13900005678'
const OF_NOBODY = '999999'
const codeOf = async (mark: 'rx' | 'otcB' | 'none') => (await packingOf(shop.gateway, mark)).productCode

describe('somebody who was sent and has no account', () => {
  const visitor = shop.openedBy()

  it('finds what the leaflet’s code is for: several goods, one, or a product by its number; and is told where nobody knows it', async () => {
    const { app } = visitor
    const otc = await codeOf('otcB')
    await app.open('visitor')
    await app.sees('不用注册', '没有登录的登记 180 天后自动删除', '用登记时的手机号登录，就能看到进度，也可以撤回。没有登录的登记')
    await app.tap('查看')
    await app.sees('请填写宣传页上的编号')
    await app.fill('宣传页上的编号', OF_NOBODY)
    await app.tap('查看')
    await app.sees('没有找到这个编号，请核对宣传页')
    await app.isAt('visitor')
    await app.fill('宣传页上的编号', ' QH-Pressure ')
    await app.tap('查看')
    await app.isAt('landing', { code: 'qh-pressure' })
    await app.sees('在家量血压，量得准')
    await app.open('visitor')
    await app.fill('宣传页上的编号', 'qh-glucose')
    await app.tap('查看')
    await app.sees('血糖仪套装', '请药师给您回电')
    await app.open('visitor')
    await app.fill('宣传页上的编号', otc)
    await app.tap('查看')
    await app.isAt('visitorProduct', { productCode: otc })
  })

  it('registers a need by a phone and its code, and what was typed stays where it is refused', async () => {
    const { app } = visitor
    const productCode = await codeOf('rx')
    knowPictures(shop, app)
    await app.open('visitorProduct', { productCode, code: 'qh-pressure' })
    await app.sees('处方药须凭处方在药师指导下购买和使用', '这是处方药，要有医生开的处方')
    await app.fill('手机号', PHONE)
    await proves(shop, app)
    await app.fill('想问什么', '一天吃几次')
    await app.tap('登记，请药师回电')
    await app.sees('请先阅读并同意隐私政策')
    await app.tap('我同意药师用这个号码联系我')
    app.stands('POST /api/registrations', down)
    await app.tap('登记，请药师回电')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.sees('一天吃几次', PHONE)
    await app.tap('登记，请药师回电')
    await app.sees('登记好了', /药师会在 12-18 \d\d:\d\d 前给您回电/)
    const [row] = await shop.gateway.db.select().from(callbacks).where(eq(callbacks.phone, PHONE))
    expect(row).toMatchObject({ productCode, question: '一天吃几次', memberId: null })
    await app.tap('登录查看进度')
    await app.isAt('accountLogin')
  })

  it('of what needs no prescription is led to buy it', async () => {
    const { app } = visitor
    const productCode = await codeOf('otcB')
    await app.open('visitorProduct', { productCode })
    await app.sees('乙类非处方药，不用处方')
    await app.tap('看说明和购买')
    await app.isAt('product', { productCode })
  })

  it('of what the shop does not have is shown the ways on, and may ask again where it could not be read', async () => {
    const { app } = visitor
    await app.open('visitorProduct', { productCode: OF_NOBODY })
    await app.sees('没有找到这件商品', '编号可能不完整，可以再填一次，或按药名找')
    await app.tap('填写编号')
    await app.isAt('visitor')
    await app.open('visitorProduct', { productCode: 'x' })
    await app.sees('没有找到这件商品')
    app.stands('GET /api/products/batch', down)
    await app.open('visitorProduct', { productCode: await codeOf('none') })
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('这件商品不是药品，可以直接购买')
  })
})

describe('a member', () => {
  const zhou = shop.openedBy('zhou')

  it('registers with one press, is shown it in place of the form, and takes it back', async () => {
    const { app } = zhou
    const productCode = await codeOf('rx')
    await app.open('visitor')
    await app.sees('还没有登记过用药需求')
    await app.open('visitorProduct', { productCode })
    await app.fill('想问什么', '饭前还是饭后')
    await app.tap('登记，请药师回电')
    await app.sees('登记好了')
    await app.tap('查看我的登记')
    await app.isAt('visitor')
    await app.sees('想问：饭前还是饭后', /药师会在 12-18 \d\d:\d\d 前给您回电/)
    await app.open('visitorProduct', { productCode })
    await app.sees('您已登记，药师会在')
    await app.tap('查看我的登记')
    await app.tap(/的登记$/)
    await app.sees('撤回后药师不再给您回电，登记的内容会删除')
    await app.tap('撤回')
    await app.sees('还没有登记过用药需求')
    await app.isAt('visitor')
  })

  it('sees whether the pharmacist reached him', async () => {
    const { app } = zhou
    const [rx, otc] = [await codeOf('rx'), await codeOf('otcB')]
    for (const productCode of [rx, otc]) await shop.gateway.zhou.registration.createOwn({ body: { productCode, question: '' } })
    const called = (productCode: string, outcome: 'talked' | 'unanswered') =>
      shop.gateway.db.update(callbacks).set({ calledAt: shop.gateway.clock.now(), outcome }).where(eq(callbacks.productCode, productCode))
    await called(rx, 'unanswered')
    await called(otc, 'talked')
    await app.open('visitor')
    await app.sees('我登记过的', '打过电话，没有打通', '已给您回电')
  })

  it('is told where the pharmacy calls nobody back', async () => {
    const { app } = zhou
    app.stands('GET /api/mall/config', async (pass) =>
      Response.json({ ...((await (await pass()).json()) as object), callbackAvailable: false }),
    )
    await app.open('visitorProduct', { productCode: await codeOf('rx') })
    await app.sees('现在不提供药师回电，可以在线问药师')
    await app.tap('问药师')
    await app.isAt('pharmacist', {})
  })
})

describe('a partner’s campaign', () => {
  const chen = shop.openedBy('chen')

  it('gives its coupon in place, and its products go into the cart', async () => {
    const { app } = chen
    await app.open('landing', { code: 'qh-pressure' })
    await app.sees('广告', '青松社区健康驿站（演示）', '商品由本店销售和配送')
    await app.tap('领取')
    await app.sees('领取成功', '去使用')
    await app.isAt('landing', { code: 'qh-pressure' })
    await app.tap('把医用外科口罩加入购物车')
    await app.sees('已加入购物车')
    await app.isAt('landing', { code: 'qh-pressure' })
  })

  it('that is over, that comes, that nobody knows or that has no code says so, with a way on', async () => {
    const { app } = chen
    await app.open('landing', { code: 'qh-autumn' })
    await app.sees(/这个活动已于 \d{4}-\d\d-\d\d \d\d:\d\d 结束/)
    await app.seesNot('加入购物车')
    await app.tap('看本店优惠')
    await app.isAt('activityCategory', {})
    await app.open('landing', { code: 'qh-winter' })
    await app.sees('开始，到时再来')
    await app.open('landing', { code: 'of-nobody' })
    await app.sees('没有找到这个活动', '再填一次编号')
    await app.open('landing', { code: '<script>' })
    await app.sees('没有找到这个活动')
    await app.open('landing', {})
    await app.fill('宣传页上的编号', 'qh-pressure')
    await app.tap('查看')
    await app.isAt('landing', { code: 'qh-pressure' })
  })

  it('can be asked for again, and says where none of its products can be bought', async () => {
    const { app } = chen
    app.stands('GET /api/landings/qh-glucose', down)
    await app.open('landing', { code: 'qh-glucose' })
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await shop.gateway.db
      .update(landings)
      .set({ productCodes: [await codeOf('rx')] })
      .where(eq(landings.code, 'qh-glucose'))
    await app.tap('重试')
    await app.sees('活动商品暂时都买不到')
  })
})
