import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

/** The browser's answer to where the device is. */
function deviceIsAt(place: { latitude: number; longitude: number } | undefined) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (place) found({ coords: { ...place, accuracy: 1 } as GeolocationCoordinates, timestamp: 0 } as GeolocationPosition)
    else failed?.({ code: 1, message: 'denied' } as GeolocationPositionError)
  }
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}

describe('the address book', () => {
  const chen = shop.openedBy('chen')
  const book = async () => (await shop.gateway.chen.address.list()).results

  it('is empty at first, and leads to the form', async () => {
    const { app } = chen
    await app.open('addresses')
    await app.sees('还没有收货地址', '添加后下单更快，也能看到送达时间')
    await app.tap('新增收货地址')
    await app.isAt('address', { mode: 'add' })
    await app.readsTitle('新增收货地址')
  })

  it('says what is missing, field by field, and keeps what was typed', async () => {
    const { app } = chen
    await app.open('address', { mode: 'add' })
    await app.sees('姓名', '用于联系收货', '省、市、区', '街道、门牌、楼栋、房号')
    await app.fill('收货人', '陈默')
    await app.tap('保存')
    await app.sees('陈默', '请选择省市区')
    await app.isAt('address', { mode: 'add' })
    expect(await book()).toEqual([])
  })

  it('takes the place where the device is, to be checked', async () => {
    const { app } = chen
    deviceIsAt({ latitude: 32.06, longitude: 118.77 })
    await app.open('address', { mode: 'add' })
    await app.tap('使用当前位置')
    await app.sees('已填入南京市，请接着选择', '江苏省 南京市', '选择地区', '玄武区')
    await app.tap('鼓楼区')
    await app.sees('江苏省 南京市 鼓楼区')
  })

  it('says why the place was not taken', async () => {
    const { app } = chen
    deviceIsAt({ latitude: 51.5, longitude: 0 })
    await app.open('address', { mode: 'add' })
    await app.tap('使用当前位置')
    await app.sees('当前位置不在配送范围内，请直接选择省市区')
    await app.tap('知道了')
    deviceIsAt(undefined)
    await app.tap('使用当前位置')
    await app.sees('没有取得位置，可能未开启定位权限。请直接选择省市区')
    await app.tap('知道了')
    await app.isAt('address', { mode: 'add' })
  })

  it('holds a new address, the first of which is the default', async () => {
    const { app } = chen
    deviceIsAt({ latitude: 32.06, longitude: 118.77 })
    await app.open('addresses')
    await app.tap('新增收货地址')
    await app.fill('收货人', '陈默')
    await app.fill('手机号', '13800008850')
    await app.tap('使用当前位置')
    await app.sees('已填入南京市，请接着选择', '选择地区')
    await app.tap('鼓楼区')
    await app.fill('详细地址', '中央路 1 号')
    await app.sees('标签')
    await app.tap('公司')
    await app.tap('保存')
    await app.sees('地址已保存')
    await app.isAt('addresses')
    await app.sees('中央路 1 号', '默认', '公司')
    expect(await book()).toMatchObject([{ consigneeName: '陈默', detail: '中央路 1 号', label: '公司', isDefault: true }])
  })
})

describe('an address book with two addresses', () => {
  const zhou = shop.openedBy('zhou')
  const book = async () => (await shop.gateway.zhou.address.list()).results
  const fathers = async () => (await book()).find(({ id }) => id === 'zhoulan-father')

  it('opens one from its card, and changes it without asking the number again', async () => {
    const { app } = zhou
    await app.open('addresses')
    await app.sees('湖南路 7 号 2 单元 401', '父母家', '编辑这个地址')
    const before = await fathers()
    await app.tap('编辑湖南路 7 号 2 单元 401')
    await app.isAt('address', { mode: 'edit', id: 'zhoulan-father' })
    await app.readsTitle('编辑收货地址')
    await app.sees('不修改请留空')
    expect(app.isOn('父母家')).toBe(true)
    await app.fill('详细地址', '湖南路 9 号')
    await app.tap('学校')
    await app.tap('保存')
    await app.isAt('addresses')
    await app.sees('湖南路 9 号', '学校')
    expect(await fathers()).toEqual({ ...before, detail: '湖南路 9 号', label: '学校' })
  })

  it('takes a label away by a second tap', async () => {
    const { app } = zhou
    await app.open('address', { mode: 'edit', id: 'zhoulan-father' })
    await app.tap('学校')
    expect(app.isOn('学校')).toBe(false)
    await app.tap('保存')
    await app.isAt('home')
    expect((await fathers())?.label).toBeNull()
  })

  it('makes another one the default, which only one is', async () => {
    const { app } = zhou
    await app.open('address', { mode: 'edit', id: 'zhoulan-home' })
    await app.cannotTap('设为默认地址')
    await app.open('addresses')
    await app.tap('默认地址')
    await app.sees('已设为默认地址')
    await app.settled()
    expect((await book()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['zhoulan-father'])
    await app.isAt('addresses')
  })

  it('deletes one after a question', async () => {
    const { app } = zhou
    await app.open('addresses')
    await app.tap('删除湖南路 9 号')
    await app.sees('删除这个地址？', '湖南路 9 号，周建国')
    await app.tap('先不删')
    expect(await book()).toHaveLength(2)
    await app.tap('删除湖南路 9 号')
    await app.tap('删除')
    await app.sees('地址已删除')
    await app.seesNot('湖南路 9 号')
    expect((await book()).map(({ id }) => id)).toEqual(['zhoulan-home'])
    await app.isAt('addresses')
  })

  it('answers which one an order is sent to', async () => {
    const { app } = zhou
    await app.open('addresses', { pick: 'nosettlement' })
    await app.readsTitle('选择收货地址')
    await app.sees('选择这个地址')
    await app.tap('选择这个地址')
    await app.isAt('orderConfirm', { settleId: 'nosettlement' })
  })
})
