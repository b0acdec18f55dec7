import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()
const CATEGORY = 'cold'
/** Every product of a category, page by page, as the gateway tells them. */
async function wholeList(sort: 'overall' | 'sales' | 'priceUp' | 'priceDown') {
  const all: Array<{ productCode: string; salePrice: number }> = []
  for (let page = 1; ; page += 1) {
    const { results, hits } = await shop.gateway.visitor.search.result({ query: { categoryId: CATEGORY, sort, page, size: 10 } })
    all.push(...results)
    if (all.length >= hits || results.length === 0) return all
  }
}
const addressesOf = (list: ReadonlyArray<{ productCode: string }>) => list.map(({ productCode }) => `/product/${productCode}.html`)

afterEach(() => jest.restoreAllMocks())

describe('a visitor who looks for something', () => {
  const visitor = shop.openedBy()

  it('is told what the words of the field mean, and finds by suggestion', async () => {
    const { app } = visitor
    await app.open('search')
    await app.sees('药名、症状或拼音')
    await app.fill('搜索', '布洛芬')
    await app.tap('搜索「布洛芬」')
    await app.isAt('searchResult', { keyword: '布洛芬' })
    await app.sees('排序', '综合', '销量', '按价格排序', '购物车，0 件', '用于感冒发热，成人适用')
    await app.readsTitle('布洛芬的搜索结果')
  })

  it('finds by the id of a topic, as an address of a campaign names it', async () => {
    const { app } = visitor
    await app.open('searchResult', { id: `category-${CATEGORY}` })
    await app.settled()
    expect(app.links('/product/')[0]).toBe(addressesOf(await wholeList('overall'))[0])
  })

  it('looks again for what was looked for before, and forgets it', async () => {
    const { app } = visitor
    await app.open('search')
    await app.sees('最近搜索', '布洛芬')
    await app.fill('搜索', '维生素')
    await app.confirms('搜索')
    await app.isAt('searchResult', { keyword: '维生素' })
    await app.open('search')
    await app.tap('删除最近搜索布洛芬')
    await app.seesNot('删除最近搜索布洛芬')
    await app.tap('清空')
    await app.sees('清空最近搜索')
    await app.tap('清空')
    await app.seesNot('最近搜索')
    await app.isAt('search')
  })

  it.each([
    ['overall', '综合', undefined],
    ['sales', '销量', undefined],
    ['priceUp', '按价格排序', 1],
    ['priceDown', '价格从低到高', -1],
  ] as const)('reads a whole list sorted by %s, each product once', async (sort, words, direction) => {
    const { app } = visitor
    const whole = await wholeList(sort)
    // jsdom lays nothing out: the end of the list stands on the screen whenever it is drawn.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    if (sort !== 'priceDown') await app.open('searchResult', { categoryId: CATEGORY })
    await app.tap(words)
    await app.settled()
    await app.sees(sort === 'priceDown' ? '价格从高到低' : sort === 'priceUp' ? '价格从低到高' : words)
    expect(whole.length).toBeGreaterThan(20)
    await app.reaches(() => app.links('/product/').length >= whole.length)
    expect(app.links('/product/')).toEqual(addressesOf(whole))
    const prices = whole.map(({ salePrice }) => salePrice)
    const byPrice = (a: number, b: number) => (a - b) * (direction ?? 0)
    expect(prices).toEqual([...prices].sort(byPrice))
  })

  it('narrows a result until nothing fits, and clears it', async () => {
    const { app } = visitor
    await app.open('searchResult', { categoryId: CATEGORY })
    await app.tap(/^筛选/)
    await app.sees('药品类型', '最低价')
    await app.cannotTap('重置')
    await app.fill('最低价', '99999')
    await app.tap(/^查看 \d+ 种商品$/)
    await app.sees('没有符合条件的商品', '放宽筛选条件再看看', '已选 1 项')
    await app.tap('清除筛选')
    await app.seesNot('没有符合条件的商品')
    await app.tap('仅看有货')
    await app.settled()
    expect(app.isOn('仅看有货')).toBe(true)
    await app.tap(/^筛选/)
    await app.tap('重置')
    await app.tap(/^查看 \d+ 种商品$/)
    await app.settled()
    expect(app.isOn('仅看有货')).toBe(false)
    await app.isAt('searchResult', { categoryId: CATEGORY })
  })

  it('is helped on where nothing is found by a word', async () => {
    const { app } = visitor
    await app.open('searchResult', { keyword: 'qqqqzzzz' })
    await app.sees('换个药名、症状或拼音首字母试试，也可以请药师帮您找', '大家常买')
    await app.tap('换个词')
    await app.isAt('search', { keyword: 'qqqqzzzz' })
  })

  it('is helped on where nothing is found by a code', async () => {
    const { app } = visitor
    await app.open('searchResult', { keyword: '6900000000007' })
    await app.sees('请输入药盒正面的通用名称再搜，也可以请药师帮您找')
    await app.tap('输入药名')
    await app.isAt('search')
    await app.open('searchResult', { keyword: '6900000000007' })
    await app.tap('请药师帮忙')
    await app.isAt('pharmacist')
  })

  it('chooses by the categories', async () => {
    const { app } = visitor
    await app.open('category')
    await app.sees('一级分类')
    const { results } = await shop.gateway.visitor.mall.categories()
    const [, second] = results.filter(({ children }) => children.length > 0)
    await app.tap(second?.name ?? '')
    expect(app.isOn(second?.name ?? '')).toBe(true)
    await app.tap(new RegExp(`^${second?.children[0]?.name}更多`))
    await app.isAt('searchResult', { categoryId: second?.children[0]?.id ?? '', keyword: second?.children[0]?.name ?? '' })
  })

  it('is shown no banner of a flash sale, which the apps alone have', async () => {
    const { app } = visitor
    const config = await shop.gateway.visitor.mall.config()
    const [cold] = config.commonResource2
    const flashSale = { id: CATEGORY, title: '限时抢购', text: '', picture: null, link: 'flashSale:7' }
    app.stands('GET /api/mall/config', () =>
      Response.json({ ...config, commonResource1: [flashSale], commonResource2: [flashSale, ...config.commonResource2] }),
    )
    await app.open('category', { id: cold?.id ?? '' })
    await app.sees(cold?.title ?? '')
    await app.seesNot('限时抢购')
    await app.open('home')
    await app.seesNot('限时抢购')
  })

  it('reads the pharmacy’s own name in the title and in what search engines are told', async () => {
    const { app } = visitor
    const config = await shop.gateway.visitor.mall.config()
    const own = { name: '安心大药房', shortName: '安心', sellerName: '安心大药房' }
    app.stands('GET /api/mall/config', () => Response.json({ ...config, shop: own }))
    await app.open('home')
    await app.readsTitle('安心大药房')
    const said = [...document.querySelectorAll<HTMLMetaElement>('meta[name]')].map(({ content }) => content).join()
    expect(said).toContain('安心大药房网上药店')
    expect(said).not.toContain('青禾')
  })

  it('is told that the shelves are empty', async () => {
    const { app } = visitor
    app.stands('GET /api/categories', () => Response.json({ results: [] }))
    await app.open('category')
    await app.sees('还没有商品', '商品上架后，在这里按分类挑选')
  })

  it('is offered the ways in on the home page', async () => {
    const { app } = visitor
    await app.open('home')
    await app.sees('凭处方购买', '拍照，药师审方', '问药师', '用药问题，问过再买', '按症状找药', '药师科普', '活动')
    await app.sees('正品可溯源', '执业药师审方', '隐私包装')
    await app.tap('关闭新人优惠')
    await app.seesNot('关闭新人优惠')
    await app.tap('用药问题，问过再买')
    await app.isAt('pharmacist')
    await app.open('home')
    await app.seesNot('关闭新人优惠')
    await app.open('home')
    await app.tap('药品经营许可与互联网药品信息服务资质公示')
    await app.isAt('certificate')
  })

  it('is led to a doctor where the shop has some', async () => {
    const { app } = visitor
    const config = await shop.gateway.visitor.mall.config()
    app.stands('GET /api/mall/config', () => Response.json({ ...config, consults: true }))
    await app.open('home')
    await app.tap('先问医生再用药')
    await app.isAt('prescriptionConsult')
  })

  it('is called back by the pharmacist', async () => {
    const { app } = visitor
    await app.open('pharmacist')
    await app.sees('药师打给您的号码', '想问什么', '选填，如「能和降压药一起吃吗」')
    await app.tap('请药师回电')
    await app.sees('请填写 11 位手机号')
    await app.fill('手机号', '13900001111')
    await app.tap('请药师回电')
    await app.sees(/已收到，药师会在 \d\d-\d\d \d\d:\d\d 前给您回电/)
    await app.isAt('pharmacist')
  })

  it('leaves for an authority’s register alone', async () => {
    const { app } = visitor
    for (const [host, owner] of [
      ['beian.miit.gov.cn', '工业和信息化部备案管理系统'],
      ['www.12315.cn', '全国 12315 平台'],
    ]) {
      await app.open('externalPage', { url: `https://${host}/` })
      await app.sees('您即将离开青禾健康', `这个网站由 ${owner} 提供，青禾不会把您的登录信息带过去。`, '继续前往', host ?? '')
    }
    await app.open('externalPage', { url: 'https://evil.example/' })
    await app.sees('这个外部链接不能打开', '为保护您的账号与健康信息，青禾只打开已核对过的网站。')
    await app.seesNot('继续前往')
    await app.open('unknownLink')
    await app.readsTitle('无法识别的链接')
    await app.sees('这个链接打不开', '当前版本不认识它，可能活动已结束。请回到首页继续逛。')
  })

  it('reads licences and who is on duty', async () => {
    const { app } = visitor
    await app.open('certificate')
    await app.readsTitle('资质公示')
    await app.sees('备案机关', '发证机关', '有效期至 2030-10-31', '注册编号', '每天 08:00–15:00 在岗', '投诉电话')
    app.stands('GET /api/mall/licences', () =>
      Response.json({ companyName: '', licences: [], pharmacists: [], pharmacistPhone: '', complaintPhone: '' }),
    )
    await app.open('certificate')
    await app.sees('商城取得资质并登记后，在这里公示')
  })

  it('finds every rule by what it is about', async () => {
    const { app } = visitor
    await app.open('rulesList')
    await app.sees(/账号与隐私.*购药与售后.*管理我的信息.*单独同意的规则.*历史版本.*尚未开通的服务/)
    await app.open('privacyHistory')
    await app.sees('如需更早版本，请联系药师客服', '起生效', '第一个版本。')
  })
})

describe('a member who reads texts', () => {
  const chen = shop.openedBy('chen')
  const status = async () => (await shop.gateway.chen.agreement.list()).results.find(({ document }) => document === 'drugUserRule')?.status

  it('says no, then yes, to a text that is agreed to by itself', async () => {
    const { app } = chen
    await app.open('drugUserRule')
    await app.tap('不同意')
    await app.sees('已记录，您仍可浏览和购买非处方药')
    expect(await status()).toBe('declined')
    await app.open('drugUserRule')
    await app.tap('同意并继续')
    await app.sees('已记录您的同意')
    expect(await status()).toBe('agreed')
    await app.open('drugUserRule')
    await app.sees('您已同意这个版本', '打印')
    await app.tap('查看或撤回')
    await app.isAt('agreeDetail', { document: 'drugUserRule' })
  })

  it('reads a text in larger print, and as it was', async () => {
    const { app } = chen
    await app.open('privacy')
    await app.sees('本版更新')
    await app.tap('放大字号')
    await app.tap('恢复标准字号')
    await app.sees('放大字号')
    await app.isAt('privacy')
  })

  it('has nothing to confirm', async () => {
    const { app } = chen
    await app.open('newVersions')
    await app.sees('没有需要确认的更新', '您同意过的协议都是最新版本')
  })

  it('takes the coupon for new members from the home page', async () => {
    const { app } = chen
    await app.open('home')
    await app.tap('领取')
    await app.sees('领取成功，可在下单时使用')
    await app.isAt('home')
    const { shops } = await shop.gateway.chen.coupon.list({ query: {} })
    expect(shops.find(({ couponType }) => couponType === 'newMember5')?.status).toBe('drawn')
  })
})

describe('an elderly member at home', () => {
  const lin = shop.openedBy('lin', { elder: true })

  it('finds the same four large tabs on every page that has them', async () => {
    const { app } = lin
    const tabs = () =>
      [...document.querySelectorAll('.taro_page:not(.taro_page_shade) .q-tabbar__item')].map(
        (tab) => tab.getAttribute('aria-label')?.split(' ')[0],
      )
    for (const page of ['home', 'category', 'pharmacist', 'cart', 'me'] as const) {
      await app.open(page)
      expect([page, tabs()]).toEqual([page, ['首页', '买药', '购物车', '我的']])
    }
  })

  it('has four large ways in', async () => {
    const { app } = lin
    for (const [tile, text, page] of [
      ['找药', '按种类慢慢挑', 'category'],
      ['处方买药', '先听药师说', 'pharmacist'],
      ['我的订单', '1 单在路上', 'orders'],
      ['我的收藏', '常用的药', 'favourites'],
    ] as const) {
      await app.open('home')
      await app.sees('搜药名或症状', '家里常备')
      await app.tap(tile + text)
      await app.isAt(page)
    }
  })

  it('searches by a plain word', async () => {
    const { app } = lin
    await app.open('search')
    await app.sees('药名或症状')
  })

  it('puts what was found into the cart, and stays where she is', async () => {
    const { app } = lin
    await app.open('searchResult', { keyword: '布洛芬' })
    await app.settled()
    const { count } = await shop.gateway.lin.cart.products()
    await app.tap('把布洛芬缓释胶囊加入购物车')
    await app.sees('已加入购物车')
    await app.isAt('searchResult', { keyword: '布洛芬' })
    expect((await shop.gateway.lin.cart.products()).count).toBe(count + 1)
  })
})
