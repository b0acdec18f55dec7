import { eq } from 'drizzle-orm'
import { products } from '../../gateway/tables'
import { ProductStatus } from '@/contract/productCard'
import { shopOnPages } from '../support/pageShopper'

const IBUPROFEN = '110011'
const VALSARTAN = '100011'
const MONITOR = '130011'
const shop = shopOnPages()
const detail = (code: string) => shop.gateway.visitor.product.detail({ params: { code }, query: {} })
const codesOfFavourites = async () =>
  (await shop.gateway.zhou.product.favourites({ query: { page: 1, size: 20 } })).results.map(({ productCode }) => productCode)

describe('a member on a product’s page', () => {
  const zhou = shop.openedBy('zhou')

  it('forgets a favourite and remembers it again', async () => {
    const { app } = zhou
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('已收藏')
    await app.tap('已收藏，再按取消')
    await app.settled()
    await app.seesNot('已收藏')
    expect(await codesOfFavourites()).not.toContain(IBUPROFEN)
    await app.tap('收藏')
    await app.sees('已收藏')
    await app.settled()
    expect(await codesOfFavourites()).toContain(IBUPROFEN)
    await app.isAt('product', { productCode: IBUPROFEN })
  })

  it('reads what the shop promises', async () => {
    const { app } = zhou
    const { freight } = await shop.gateway.visitor.mall.config()
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('服务正品可溯源', '药师服务')
    await app.tap(/^服务/)
    await app.sees('服务说明', '由持证药品经营企业发货，每一盒都能查到来处', '用药前后有疑问，都可以问药师（', '外箱不写药名')
    await app.sees(`满 ¥${freight.freeFrom / 100}`, `免运费，不满收 ¥${freight.amount / 100}`)
    await app.tap('关闭')
    await app.isAt('product', { productCode: IBUPROFEN })
  })

  it('may report a reaction to a medicine, which a device does not cause', async () => {
    const { app } = zhou
    await app.open('product', { productCode: MONITOR })
    await app.tap(/^服务/)
    await app.sees('投诉或举报')
    await app.seesNot('用药后不适')
    await app.open('product', { productCode: IBUPROFEN })
    await app.tap(/^服务/)
    await app.tap('用药后不适')
    await app.isAt('reportAdverse', { productCode: IBUPROFEN })
  })

  it.each([
    ['online', '支持在线支付'],
    ['onDelivery', '支持货到付款'],
    ['both', '支持在线支付和货到付款'],
  ])('reads how it can be paid: %s', async (paymentType, words) => {
    const { app } = zhou
    app.stands(`GET /api/product/v3/${IBUPROFEN}`, async (pass) => Response.json({ ...(await (await pass()).json()), paymentType }))
    app.stands('GET /api/mall/config', async (pass) => {
      const config = (await (await pass()).json()) as object
      return Response.json({ ...config, freight: { amount: 0, freeFrom: 0 } })
    })
    await app.open('product', { productCode: IBUPROFEN })
    await app.tap(/^服务/)
    await app.sees(new RegExp(`付款${words}退换`), '运费以确认订单时为准')
  })

  it('reads every promotion and takes coupons', async () => {
    const { app } = zhou
    const query = { main: 'true' as const, platform: 'app' as const, statusTypes: '2,3,4,14' }
    const { promotions } = await shop.gateway.visitor.product.merged({ params: { code: IBUPROFEN }, query })
    await app.open('product', { productCode: IBUPROFEN })
    expect(promotions.length).toBeGreaterThan(0)
    await app.tap(/^促销/)
    for (const { detail: rule } of promotions) await app.sees(rule)
    await app.tap('关闭')
    await app.tap(/^领券/)
    await app.sees('优惠券', '有效')
    await app.tap('关闭')
    await app.isAt('product', { productCode: IBUPROFEN })
  })

  it('reads whose prescription opens a prescription drug', async () => {
    const { app } = zhou
    await app.open('product', { productCode: VALSARTAN })
    await app.sees('您有一张可用的处方，可直接购买', '周建国的处方，有效至', '服务药师审方', '隐私包装')
    await app.tap(/^服务/)
    await app.sees('处方由药师核对后才会发货')
    await app.tap('关闭')
    await app.tap('您有一张可用的处方，可直接购买')
    await app.isAt('prescriptionDetail', { prescriptionId: 'zhoulan-rx-2' })
  })

  it('is told that a product is gone, and finds what is like it', async () => {
    const { app } = zhou
    await shop.gateway.db.update(products).set({ status: ProductStatus.offShelf }).where(eq(products.productCode, MONITOR))
    const { name } = await shop.gateway.visitor.product.detail({ params: { code: MONITOR }, query: { statusTypes: '2,3,4,5' } })
    await app.open('product', { productCode: MONITOR })
    await app.sees('，看看相似的商品')
    await app.seesNot('立即购买')
    await app.tap(`找相似，${name}`)
    await app.sees('相似')
    await app.tap('关闭')
    await shop.gateway.db.update(products).set({ status: ProductStatus.onShelf }).where(eq(products.productCode, MONITOR))
  })

  it('is reminded of what is out of stock', async () => {
    const { app } = zhou
    await shop.gateway.db.update(products).set({ status: ProductStatus.outOfStock }).where(eq(products.productCode, MONITOR))
    await app.open('product', { productCode: MONITOR })
    await app.tap('到货提醒')
    await app.sees('已登记')
    await app.cannotTap('已登记')
    await app.isAt('product', { productCode: MONITOR })
    await shop.gateway.db.update(products).set({ status: ProductStatus.onShelf }).where(eq(products.productCode, MONITOR))
  })

  it('says who sells a product of another company', async () => {
    const { app } = zhou
    app.stands(`GET /api/product/v3/${IBUPROFEN}`, async (pass) =>
      Response.json({ ...(await (await pass()).json()), thirdPlatform: { name: '某某大药房', notice: '发票由其开具。' } }),
    )
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('本商品由某某大药房销售并发货。发票由其开具。')
  })

  it('reads the leaflet in three sizes, which stay', async () => {
    const { app } = zhou
    const { name } = await detail(IBUPROFEN)
    await app.open('instructionBook', { productCode: IBUPROFEN })
    await app.readsTitle(`${name}说明书`)
    for (const size of ['大', '特大']) {
      await app.tap(size)
      expect(app.isOn(size)).toBe(true)
    }
    await app.open('instructionBook', { productCode: IBUPROFEN })
    await app.sees('字号')
    expect(app.isOn('特大')).toBe(true)
    await app.tap('标准')
  })

  it('looks at the pages of the printed leaflet', async () => {
    const { app } = zhou
    const { name } = await detail(IBUPROFEN)
    app.stands(`GET /api/product/v3/${IBUPROFEN}`, async (pass) =>
      Response.json({ ...(await (await pass()).json()), manualImgs: ['/pictures/110011'] }),
    )
    app.stands(`GET /api/product/${IBUPROFEN}`, async (pass) =>
      Response.json({ ...(await (await pass()).json()), manualImgs: ['/pictures/110011'] }),
    )
    await app.open('instructionBook', { productCode: IBUPROFEN })
    await app.sees(`${name}纸质说明书第 1 页，点按放大`)
  })

  it('finds a way on from a leaflet that is not there', async () => {
    const { app } = zhou
    await app.open('instructionBook', { productCode: '999999' })
    await app.sees('没有找到这份说明书')
    await app.seesNot('网络')
    await app.tap('搜药名')
    await app.isAt('search')
  })

  it('keeps leaflets on the device, of prescription drugs not even one that is open', async () => {
    const { app } = zhou
    const { patients } = await shop.gateway.zhou.account.info()
    const prescribed = patients[0]?.productCode ?? ''
    await app.open('instructionBook', { productCode: prescribed })
    await app.sees('用法用量')
    // What is kept is gathered for a moment, and written at once where the page is left.
    const leave = () => window.dispatchEvent(new Event('pagehide'))
    leave()
    await app.open('instructionBook', { productCode: IBUPROFEN })
    await app.sees('用法用量')
    leave()
    const kept = localStorage.getItem('qinghe.ownAnswers') ?? ''
    expect(kept).toContain('GET /product/info/{code}')
    expect(kept).toContain(IBUPROFEN)
    expect(kept).not.toContain(prescribed)
  })

  it('finds a way on from a product that is not there', async () => {
    const { app } = zhou
    await app.open('product', { productCode: '999999' })
    await app.sees('没有找到这件商品', '链接可能写错了，或者商品已不再经营')
    await app.tap('搜一搜')
    await app.isAt('search')
  })

  it('sees similar products, and every picture by its place', async () => {
    const { app } = zhou
    const { images } = await detail(IBUPROFEN)
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('相似药品', `，图片 1`, `，共 ${images.length}`, '张，点按放大', '人看过', '拿不准，先问药师')
    await app.open('product', { productCode: MONITOR })
    await app.sees('相似商品')
    await app.seesNot('相似药品')
  })
})

describe('a visitor on a product’s page', () => {
  const visitor = shop.openedBy()

  it('is led to the login by heart and address', async () => {
    const { app } = visitor
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('登录后选择收货地址')
    await app.tap('收藏')
    await app.isAt('accountLogin')
    await app.goBack()
    await app.tap(/^送至/)
    await app.isAt('accountLogin')
  })

  it('is told how a prescription drug is bought, and sees nothing of it', async () => {
    const { app } = visitor
    await app.open('product', { productCode: VALSARTAN })
    await app.sees('购买流程', '准备处方', '药师审方', '依法规要求，处方审核通过后展示包装与说明书', '有疑问可先咨询药师')
    await app.sees('没有审核通过的处方时不能付款。先请医生开处方，再拍照上传给药师审核，通过后这里会显示说明书和购买按钮。')
    await app.sees('审方后可买', '药师审核后购买')
    await app.seesNot('立即购买', '【用法用量】')
    await app.tap(/^加入清单/)
    await app.sees('加入处方药清单')
    await app.tap('关闭')
    await app.tap('咨询药师')
    await app.isAt('pharmacist', { productCode: VALSARTAN })
    await app.sees('您想问的药：缬沙坦胶囊', '，在岗药师 ')
    await app.sees(
      '处方药怎么买',
      '准备处方',
      '线下医院开具的纸质或电子处方，写明用药人姓名、药名与用量',
      '上传处方',
      '拍照在线提交，写明用药人和要买的药',
    )
    await app.sees('药师审方', '审核通过后，药品页会显示说明书和购买按钮', '下单配送', '按处方上的数量付款，药品由药师核对后发出')
  })

  it('reads instead of a sealed leaflet why it is sealed', async () => {
    const { app } = visitor
    await app.open('instructionBook', { productCode: VALSARTAN })
    await app.sees('依法规要求，处方药的说明书在药师审核处方之后展示。用法用量请遵照医生的处方，有疑问先问药师。')
    await app.tap('咨询药师')
    await app.isAt('pharmacist', { productCode: VALSARTAN })
  })

  it('is warned of an antibiotic', async () => {
    const { app } = visitor
    const [own] = await shop.gateway.db.select().from(products).where(eq(products.isAntibiotic, true)).limit(1)
    await app.open('product', { productCode: own?.productCode ?? '' })
    await app.sees('抗菌药', '须按疗程服用，不要自行停药或加量')
  })
})

describe('an elderly member on a product’s page', () => {
  const lin = shop.openedBy('lin', { elder: true })

  it('decides one thing a card', async () => {
    const { app } = lin
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('买多少', '送到哪里', '怎么用')
    await app.tap('换规格或数量')
    await app.sees('规格', '数量')
    await app.tap('关闭')
    await app.tap('看大字说明书')
    await app.isAt('instructionBook', { productCode: IBUPROFEN })
    await app.goBack()
    await app.tap('换个地址')
    await app.isAt('addresses')
  })

  it('adds an address where there is none', async () => {
    const { app } = lin
    for (const { id } of (await shop.gateway.lin.address.list()).results) await shop.gateway.lin.address.remove({ params: { id } })
    await app.open('product', { productCode: IBUPROFEN })
    await app.sees('还没有收货地址')
    await app.tap('添加地址')
    await app.isAt('addresses')
  })

  it('reads in plain sentences how a prescription drug is bought', async () => {
    const { app } = lin
    await app.open('product', { productCode: VALSARTAN })
    await app.sees('怎么买', '先请医生开处方，纸质或电子的都可以', '点「上传处方」，拍照提交给药师')
    await app.sees('药师核对处方与用药人，通过后这里会开放购买', '按处方上的数量付款，药师核对后发出')
  })
})
