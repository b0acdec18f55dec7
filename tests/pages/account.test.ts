import { shopDay, shopDayAgo } from '@/lib/time'
import { knowPictures, proves } from '../support/pageProof'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

describe('a member who looks after the account', () => {
  const zhou = shop.openedBy('zhou')
  beforeEach(() => knowPictures(shop, zhou.app))

  it('finds everything in the settings', async () => {
    const { app } = zhou
    await app.open('settings')
    await app.sees('账号与安全', '我的信息', '说明')
    await app.tap('关怀版（大字、大按钮）')
    expect(app.isOn('关怀版（大字、大按钮）')).toBe(true)
    await app.tap('关怀版（大字、大按钮）')
    expect(app.isOn('关怀版（大字、大按钮）')).toBe(false)
    await app.isAt('settings')
  })

  it('allows a partner what it asks for', async () => {
    const { app } = zhou
    const partners = async () => (await shop.gateway.zhou.partner.list()).results.map(({ partner }) => partner)
    await app.open('authorization', { partner: 'anxin' })
    await app.readsTitle('第三方授权')
    await app.sees('用途为您查询可投保的健康险', '联系方式', '天，可随时取消', '授权说明', '拒绝不影响您在青禾的账号和购药')
    await app.seesNot('您已授权，到')
    await app.tap('同意授权')
    await app.sees('您即将离开青禾健康，前往 安欣健康险（演示） 的网站。一分钟内有效，青禾不会把您的登录信息带过去。')
    await app.sees('前往 安欣健康险（演示）')
    expect(await partners()).toContain('anxin')
    await app.tap('留在青禾，查看授权')
    await app.isAt('authInfoList')
    await app.open('authorization', { partner: 'anxin' })
    await app.sees('您已授权，到', '为止。再次同意会重新计算期限。')
  })

  it('refuses a partner, and nothing is given', async () => {
    const { app } = zhou
    await shop.gateway.zhou.partner.revoke({ params: { partner: 'anxin' } })
    await app.open('authorization', { partner: 'anxin' })
    await app.tap('拒绝')
    await app.isAt('home')
    expect((await shop.gateway.zhou.partner.list()).results.map(({ partner }) => partner)).not.toContain('anxin')
  })

  it('finds the coupons and for whom there are prescriptions on “me”', async () => {
    const { app } = zhou
    const { couponCount, patients } = await shop.gateway.zhou.account.info()
    const [father] = patients
    await app.open('me')
    await app.sees(`${couponCount}优惠券`, '家人用药', '周建国（父亲）', `1 张处方可用，至 ${shopDay(father?.validUntil ?? '')}`)
    await app.tap(`${couponCount}优惠券`)
    await app.isAt('couponList')
    await app.goBack()
    await app.tap('给周建国用处方买药')
    await app.isAt('product', { productCode: father?.productCode ?? '' })
    await app.settled()
  })

  it('keeps what was looked at by the day', async () => {
    const { app } = zhou
    const { results } = await shop.gateway.zhou.product.browsed({ query: { page: 1, size: 20 } })
    const days = [...new Set(results.map(({ at }) => shopDayAgo(at, Date.now())))]
    expect(days.length).toBeGreaterThan(1)
    await app.open('browsed')
    await app.sees(...days)
    for (const day of days) expect(app.counts(day)).toBe(1)
    expect(app.links('/product/')).toEqual(results.map(({ productCode }) => `/product/${productCode}.html`))
  })

  it('says of a favourite since when it is one and what its price did, and puts it into the cart from there', async () => {
    const { app } = zhou
    const rx = '100011'
    await shop.gateway.zhou.product.addFavourites({ params: { codes: rx } })
    const { results } = await shop.gateway.zhou.product.favourites({ query: { page: 1, size: 20 } })
    const cheaper = results.find(({ priceThen, salePrice }) => priceThen !== null && priceThen > salePrice)
    await app.open('favourites')
    await app.sees('比收藏时降 ¥3.00', '比收藏时涨 ¥1.00', `${shopDayAgo(cheaper?.at ?? '', Date.now())}收藏`, '问药师')
    await app.tap(`把${cheaper?.name ?? ''}加入购物车`)
    await app.sees('已加入购物车')
    await app.isAt('favourites')
    const { groups } = await shop.gateway.zhou.cart.products()
    expect(groups.flatMap(({ lines }) => lines.map(({ card }) => card.productCode))).toContain(cheaper?.productCode)
    // What lies in the cart is changed in the list; the bar says what is ticked and leads on.
    await app.tap(`增加购物车里的${cheaper?.name ?? ''}`)
    await app.sees('购物车已选')
    await app.tap(`减少购物车里的${cheaper?.name ?? ''}`)
    await app.tap(`减少购物车里的${cheaper?.name ?? ''}`)
    await app.sees(`把${cheaper?.name ?? ''}加入购物车`)
    await app.settled()
    const rest = (await shop.gateway.zhou.cart.products()).groups.flatMap(({ lines }) => lines.map(({ skuCode }) => skuCode))
    expect(rest).not.toContain(cheaper?.skuCode)
    await shop.gateway.zhou.product.removeFavourites({ params: { codes: rx } })
  })

  it('forgets one product that was looked at, and keeps the others', async () => {
    const { app } = zhou
    const { results } = await shop.gateway.zhou.product.browsed({ query: { page: 1, size: 20 } })
    const [, second] = results
    await app.open('browsed')
    await app.tap(`删除${second?.name ?? ''}`)
    await app.seesNot(`删除${second?.name ?? ''}`)
    const left = results.filter((one) => one !== second).map(({ productCode }) => `/product/${productCode}.html`)
    expect(app.links('/product/')).toEqual(left)
    await app.open('browsed')
    expect(app.links('/product/')).toEqual(left)
  })

  it('clears what was looked at after a question', async () => {
    const { app } = zhou
    const seen = async () => (await shop.gateway.zhou.product.browsed({ query: { page: 1, size: 20 } })).results.length
    await app.open('browsed')
    await app.readsTitle('足迹')
    await app.tap('清空')
    await app.sees('只有您看得到；处方药不用于推荐', '清空后找不回来。收藏和订单不受影响。')
    await app.tap('再想想')
    expect(await seen()).toBeGreaterThan(0)
    await app.tap('清空')
    await app.tap('清空')
    await app.sees('还没有足迹', '看过的药品会记在这里，方便再找')
    expect(await seen()).toBe(0)
    await app.isAt('browsed')
  })

  it('takes chosen favourites out of the list, and all of them', async () => {
    const { app } = zhou
    const { results } = await shop.gateway.zhou.product.favourites({ query: { page: 1, size: 20 } })
    await app.open('favourites')
    await app.tap('管理')
    await app.tap(results[1]?.name ?? '')
    await app.readsTitle('已选 1 件')
    await app.tap('移出收藏 (1)')
    await app.seesNot(results[1]?.name ?? '')
    const left = (await shop.gateway.zhou.product.favourites({ query: { page: 1, size: 20 } })).results
    expect(left.map(({ productCode }) => productCode)).toEqual(
      results.filter((_card, place) => place !== 1).map(({ productCode }) => productCode),
    )
    await app.tap('全选')
    await app.tap(`移出收藏 (${results.length - 1})`)
    await app.sees('还没有收藏', '看到合适的药品，点一下心形就收进来了')
    expect((await shop.gateway.zhou.product.favourites({ query: { page: 1, size: 20 } })).results).toEqual([])
  })

  it('asks before it ends every session, this one too', async () => {
    const { app } = zhou
    const first = await shop.gateway.zhou.account.devices()
    expect(first.results).toHaveLength(1)
    await app.open('devices')
    await app.readsTitle('登录设备')
    await app.sees('不认识的设备请退出，再修改密码。', '这台设备', '登录于 ', '最近使用 ')
    await app.seesNot('退出其他设备')
    await app.tap('退出所有设备')
    await app.sees('包括这台设备，之后需要重新登录。')
    await app.tap('取消')
    await app.isAt('devices')
  })

  it('asks for a copy of everything, proved by a code', async () => {
    const { app } = zhou
    await app.open('downloadUserInfo')
    await app.readsTitle('下载我的信息')
    const { parts } = await shop.gateway.zhou.dataCopy.list()
    expect(parts).toEqual(expect.arrayContaining(['账号', '收货地址', '处方', '收集记录', '到货提醒']))
    await app.sees('包含内容', `${parts.join('、')}。`)
    await app.sees('有 JSON（便于转移到其他服务）和 HTML（便于阅读）两种格式。')
    await app.sees('一般几分钟内完成。每种格式的链接只能使用一次，24 小时后失效，副本随即删除。')
    await app.tap('生成新的副本')
    await app.sees('先确认是您本人', '验证码将发到 138****6207')
    await proves(shop, app)
    await app.tap('生成副本')
    await app.sees('正在生成')
    await shop.gateway.jobs()
    await app.open('downloadUserInfo')
    await app.sees('可以下载', '前有效，每种格式可下载一次')
    await app.isAt('downloadUserInfo')
  })

  it('says that the account is in use', async () => {
    const { app } = zhou
    await app.open('delRecord')
    await app.sees('您的账号使用正常')
  })

  it('sets another password, proved by a code', async () => {
    const { app } = zhou
    shop.gateway.clock.advance(120)
    await app.open('settings')
    await app.tap('设置密码')
    await app.isAt('setPassword')
    await app.sees('修改登录密码', '保存后其他设备会退出登录。', '验证码将发到')
    await proves(shop, app)
    await app.fill('新密码', 'new-password-79')
    await app.tap('保存')
    await app.sees('密码已保存，其他设备已退出')
    await app.isAt('settings')
  })

  it('moves to another phone in two steps', async () => {
    const { app } = zhou
    shop.gateway.clock.advance(120)
    await app.open('settings')
    await app.tap('修改手机号')
    await app.isAt('modifyPhone')
    await app.sees('验证原号码，进行中', '验证新号码，未开始', '原手机号已经不用了？请', '，核对身份后为您修改。')
    await proves(shop, app)
    await app.tap('下一步')
    await app.sees('验证原号码，已完成', '修改后用新手机号登录和收通知，我们会给原手机号发一条提醒。')
    await app.fill('新手机号', '13900008888')
    await proves(shop, app)
    await app.tap('完成修改')
    await app.sees('手机号已修改，其他设备已退出')
    await app.isAt('settings')
  })
})

describe('a member who closes the account', () => {
  const lin = shop.openedBy('lin')
  beforeEach(() => knowPictures(shop, lin.app))

  it('reads what stands in the way', async () => {
    const { app } = lin
    const { conditions, coolingDays } = await shop.gateway.lin.deregister.conditions()
    await app.open('deregister')
    await app.sees('注销条件', '注销后', `提交后有 ${coolingDays} 天冷静期，期间可以取消`)
    for (const { title, isMet } of conditions) await app.sees(new RegExp(`${isMet ? '已满足' : '未满足'}.*${title}`))
    await app.tap('处理好了，重新检查')
    await app.isAt('deregister')
  })

  it('closes it after a proof and a question, and calls it off', async () => {
    const { app } = lin
    for (const { orderCode } of (await shop.gateway.lin.order.list({ query: { tab: 'shipped', page: 1, size: 20 } })).results)
      await shop.gateway.lin.order.receive({ params: { orderCode } })
    const { canApply } = await shop.gateway.lin.deregister.conditions()
    expect(canApply).toBe(true)
    await app.open('deregister')
    await app.tick('我已阅读并同意注销须知')
    await app.tap('下一步')
    await app.sees('确认是您本人', '注销原因（可不填）')
    await proves(shop, app)
    await app.tap('提交注销')
    await app.sees('提交后所有设备立即退出。冷静期内可以用原手机号登录取消。')
    await app.tap('再想想')
    await app.isAt('deregister')
    await app.tap('提交注销')
    await app.tap('提交注销')
    await app.isAt('delRecord')
    await app.sees('提交于 ', '进度', '注销进度')
    await app.tap('取消注销')
    await app.sees('账号会恢复原样，需要重新登录。')
    await app.tap('不取消')
    await app.tap('取消注销')
    await app.tap('取消注销')
    await app.sees('账号已恢复，请重新登录。')
    await app.tap('去登录')
    await app.isAt('login')
  })
})
