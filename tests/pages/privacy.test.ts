import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

describe('a member who looks after what the shop may do', () => {
  const zhou = shop.openedBy('zhou')

  it('turns each kind of message on and off, effective at once', async () => {
    const { app } = zhou
    await app.open('pushNotification')
    await app.readsTitle('消息推送')
    await app.sees('关闭后立即生效，不再推送到手机', '晚上 10 点到早上 8 点不打扰', '验证码与用药安全通知以短信发送，不受影响。')
    const { results } = await shop.gateway.zhou.push.query()
    for (const { title, on, type } of results) {
      expect(app.isOn(title)).toBe(on)
      await app.tap(title)
      await app.settled()
      expect(app.isOn(title)).toBe(!on)
      expect((await shop.gateway.zhou.push.query()).results.find((one) => one.type === type)?.on).toBe(!on)
    }
    await app.isAt('pushNotification')
  })

  it.each([
    {
      kind: 'tel',
      page: 'marketingTelInfo',
      cell: '营销电话',
      label: '接听营销电话',
      text: '开启后，我们可能在每天 9:00–20:00 打电话告诉您优惠和新品，每月不超过 2 次。不会谈到您的处方与健康信息。',
    },
    {
      kind: 'msg',
      page: 'marketingMsgInfo',
      cell: '营销短信',
      label: '接收营销短信',
      text: '开启后，我们可能发短信告诉您优惠和新品，每月不超过 4 条，每条都可以回复退订。短信里不出现药名。',
    },
  ] as const)('allows and refuses advertising by $kind from the overview', async ({ kind, page, cell, label, text }) => {
    const { app } = zhou
    const given = async () => (await shop.gateway.zhou.preference.marketing())[kind].on
    await app.open('notify')
    await app.readsTitle('通知与营销')
    await app.sees('三项分别设置，默认都不开启，关闭后立即生效。验证码、订单和用药安全通知不是营销，不受影响。', `${cell}未开启`)
    await app.tap(cell)
    await app.isAt(page)
    await app.sees(text, '不开启不影响任何服务。关闭后立即生效，已经拒绝的我们不会再问。')
    await app.seesNot('修改')
    await app.tap(label)
    await app.sees('2026-11-21 10:00 修改')
    expect([app.isOn(label), await given()]).toEqual([true, true])
    await app.goBack()
    await app.sees(`${cell}已开启`)

    await app.tap(cell)
    await app.tap(label)
    await app.settled()
    expect([app.isOn(label), await given()]).toEqual([false, false])
    await app.isAt(page)
  })

  it('reads on the overview whether messages about activities come', async () => {
    const { app } = zhou
    const on = (await shop.gateway.zhou.push.query()).results.find(({ type }) => type === 'activity')?.on
    await app.open('notify')
    await app.sees(`消息推送活动消息${on ? '已开启' : '未开启'}`)
    await app.tap('消息推送')
    await app.isAt('pushNotification')
  })

  it('switches personal lists off, and on again', async () => {
    const { app } = zhou
    const status = async () =>
      (await shop.gateway.zhou.preference.personalization({ query: { personalizationType: 'product_mhy' } })).personalizationStatus
    await app.open('personalization')
    await app.readsTitle('个性化推荐')
    await app.sees('优先显示与您看过、收藏过的商品同类的非处方药和健康商品。', '不使用处方、诊断和购药记录。价格与是否开启无关。')
    await app.seesNot('未登录时不做个性化推荐。')
    await app.tap('个性化推荐')
    await app.sees('已关闭：推荐按销量排序，人人相同。')
    expect(await status()).toBe(false)
    await app.tap('个性化推荐')
    await app.sees('优先显示与您看过、收藏过的商品同类的非处方药和健康商品。')
    expect(await status()).toBe(true)
  })

  it('lets the shop forget the tags', async () => {
    const { app } = zhou
    await app.open('personalization')
    await app.sees('用到的标签')
    await app.tap('清除标签')
    await app.sees('标签已清除')
    await app.seesNot('用到的标签')
    const { tags } = await shop.gateway.zhou.preference.personalization({ query: { personalizationType: 'product_mhy' } })
    expect(tags).toEqual([])
    await app.tap('推荐是怎样算的')
    await app.isAt('personalizationRule')
  })

  it('allows statistics of this device, and takes it back by the same press', async () => {
    const { app } = zhou
    const label = '帮助改进（使用统计）'
    await app.open('personalization')
    await app.sees('只记录从哪里进来、打开了哪类页面、用了多久、按了哪个按钮和出了什么错，用来发现卡顿和故障。')
    await app.sees('不记录您是谁、搜了什么、买了什么，也不记录用药信息；保存 90 天后删除。关闭不影响任何功能。')
    expect(app.isOn(label)).toBe(false)
    await app.tap(label)
    expect(app.isOn(label)).toBe(true)
    await app.tap(label)
    expect(app.isOn(label)).toBe(false)
  })

  it('reads what was collected, in three spans of time', async () => {
    const { app } = zhou
    await app.open('personalInfo')
    await app.readsTitle('已收集个人信息清单')
    await app.sees('时间范围', '内容：', '目的：', '现在保存：', '浏览商品，6 次', '短信登录，1 次')
    expect(app.isOn('近 30 天')).toBe(true)
    await app.tap('近 7 天')
    await app.seesNot('短信登录，1 次')
    await app.sees('浏览商品，6 次', '最近 2026-11-19 10:00')
    await app.tap('近 90 天')
    await app.sees('短信登录，1 次')
    await app.tap('下载我的信息')
    await app.isAt('downloadUserInfo')
  })

  it('takes an agreement back and gives it again', async () => {
    const { app } = zhou
    await app.open('agreeList')
    await app.readsTitle('我的协议')
    const { results } = await shop.gateway.zhou.agreement.list()
    const own = results.find(({ document }) => document === 'drugUserRule')
    const title = own?.title ?? ''
    await app.sees(`${title}已同意`, `版本 ${own?.version}`)
    await app.tap(title)
    await app.isAt('agreeDetail', { document: 'drugUserRule' })
    await app.readsTitle('协议详情')
    await app.sees(`您同意的版本 ${own?.version}`, `${title}的记录`, '撤回的影响：')
    await app.seesNot('同意当前版本', '当前有效的版本')

    await app.tap('撤回同意')
    await app.sees(`撤回对《${title}》的同意？`)
    await app.tap('撤回')
    await app.sees('已撤回，立即生效', '已撤回')
    const status = async () => (await shop.gateway.zhou.agreement.detail({ params: { document: 'drugUserRule' } })).status
    expect(await status()).toBe('withdrawn')
    await app.tap('同意当前版本')
    await app.sees('已记录您的同意')
    await app.seesNot('同意当前版本')
    expect(await status()).toBe('agreed')
    await app.isAt('agreeDetail', { document: 'drugUserRule' })
  })

  it('is led to the agreements from an address that names none', async () => {
    const { app } = zhou
    await app.open('agreeDetail')
    await app.sees('还没有选择协议')
    await app.tap('查看我的协议')
    await app.isAt('agreeList')
  })

  it('reads every yes and every withdrawal in the record', async () => {
    const { app } = zhou
    await app.open('agreeList')
    await app.tap('同意记录')
    await app.isAt('agreeHistory')
    await app.sees('同意记录', /撤回同意《.*》版本 .*，设备尾号/)
  })

  it('takes a partner’s authorization back', async () => {
    const { app } = zhou
    await app.open('authInfoList')
    await app.readsTitle('授权管理')
    await app.sees('免去您在互联网医院重复登记', '到 2027-02-07 10:00 为止')
    await app.tap('仁禾互联网医院（演示）')
    await app.isAt('miniServiceAuth', { partner: 'renhe' })
    await app.readsTitle('授权详情')
    await app.sees('提供的信息昵称、打码的手机号', '用途免去', '联系方式客服电话 400-000-2032', '授权时间2026-11-09 10:00')
    await app.sees('到期时间2027-02-07 10:00', '最近读取还没有读取过')

    await app.tap('取消授权')
    await app.sees('取消对 仁禾互联网医院（演示） 的授权？', '对方的凭证立即失效，不能再读取您的信息。不影响您在青禾的账号。')
    await app.tap('再想想')
    expect((await shop.gateway.zhou.partner.list()).results).toHaveLength(1)
    await app.tap('取消授权')
    await app.tap('取消授权')
    await app.sees('已取消授权', '没有授权这个合作方', '它现在不能读取您的信息')
    expect((await shop.gateway.zhou.partner.list()).results).toEqual([])

    await app.tap('查看全部授权')
    await app.sees('没有授权任何合作方', '授权过的合作方会列在这里，可以随时取消')
    await app.tap('第三方授权说明')
    await app.isAt('partnerAuthRule')
  })

  it('reads how each permission of the device stands, and is asked for none', async () => {
    const { app } = zhou
    await app.open('permission')
    await app.readsTitle('设备权限')
    await app.sees('只在您点按相应功能时询问。拒绝后可以手动填写，我们不会反复询问。')
    await app.sees('位置使用时再询问用途：填写收货地址的省市区，只读取一次，不保存坐标时机：在地址页点“定位”时')
    await app.sees('相机使用时再询问用途：拍摄处方、售后照片时机：点“拍照”时')
    await app.sees('相册使用时再询问用途：选择处方、售后照片，只得到您选中的图片；保存商品分享图时机：点“从相册选择”“保存图片”时')
    await app.sees('通知没有使用您现在使用的版本没有需要这个权限的功能，不会询问', '麦克风没有使用')
  })

  it.each([
    ['granted', '位置已开启'],
    ['denied', '位置已关闭'],
  ])('reads a permission that was %s', async (state, words) => {
    const query = async ({ name }: { name: string }) => ({ state: name === 'geolocation' ? state : 'prompt' })
    Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true })
    await zhou.app.open('permission')
    await zhou.app.sees(words)
    Reflect.deleteProperty(navigator, 'permissions')
  })

  it('reads whose code and whose services are in the shop', async () => {
    const { app } = zhou
    await app.open('sdk')
    await app.readsTitle('第三方信息共享清单')
    await app.sees('更新于 ', '。没有列出的第三方，我们没有嵌入，也没有提供信息。')
    const { results } = await shop.gateway.visitor.privacy.sdks({ query: {} })
    const platforms = { h5: '网页', weapp: '小程序', all: '网页和小程序' }
    for (const { name, platform, company, purpose, kinds, scene, sharing } of results)
      await app.sees(`${name}${platforms[platform]}提供方${company}目的${purpose}信息种类${kinds}场景${scene}共享方式${sharing}`)
  })
})

describe('a member who has agreed to little', () => {
  const chen = shop.openedBy('chen')

  it('reads that nothing was collected', async () => {
    await chen.app.open('personalInfo')
    await chen.app.tap('近 7 天')
    await chen.app.sees('这段时间没有收集新的信息', '可以换一个时间范围看看')
    await chen.app.tap('第三方信息共享清单')
    await chen.app.isAt('sdk')
  })

  it('is told what will stand in empty records', async () => {
    chen.app.stands('GET /api/agreements', () => Response.json({ results: [] }))
    chen.app.stands('GET /api/agreements/history', () => Response.json({ results: [] }))
    await chen.app.open('agreeList')
    await chen.app.sees('还没有同意过协议', '登录、添加用药人等场景同意的协议会列在这里')
    await chen.app.open('agreeHistory')
    await chen.app.sees('还没有记录', '您的每一次同意、不同意和撤回都会记在这里')
  })

  it('loses the session with the agreement that it needs', async () => {
    const { app } = chen
    await app.open('agreeDetail', { document: 'privacy' })
    await app.tap('撤回同意')
    await app.tap('撤回')
    await app.isAt('home')
    await app.open('agreeList')
    await app.isAt('accountLogin')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('is led to the login by the switch of personal lists', async () => {
    const { app } = visitor
    await app.open('personalization')
    await app.sees('未登录时不做个性化推荐。')
    await app.tap('个性化推荐')
    await app.isAt('accountLogin')
  })
})
