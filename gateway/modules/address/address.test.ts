import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { MAX_ADDRESSES } from './addressBook'

const FORM = {
  consigneeName: '陈默',
  consigneePhone: '13800008850',
  province: { code: '320000', name: '江苏省' },
  city: { code: '320100', name: '南京市' },
  area: { code: '320106', name: '鼓楼区' },
  detail: '湖南路 1 号 2 幢 301',
  label: '家',
  isDefault: false,
}
const place = (code: string, name = '某地') => ({ code, name })

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
})

describe('the address book', () => {
  it('makes the first address the default and masks the phone', async () => {
    const first = await gateway.chen.address.add({ body: FORM })
    expect(first).toMatchObject({ isDefault: true, consigneePhone: '138****8850', area: { code: '320106', name: '鼓楼区' } })
    expect(await gateway.chen.address.default()).toEqual({ address: first })
  })

  it('has one default, whoever becomes it and however many ask together', async () => {
    const added = await Promise.all(
      Array.from({ length: 6 }, (_none, n) => gateway.chen.address.add({ body: { ...FORM, detail: `${n} 号楼`, isDefault: true } })),
    )
    await Promise.all(added.map(({ id }) => gateway.chen.address.makeDefault({ params: { id } })))
    const { results } = await gateway.chen.address.list()
    expect(results.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false, false])
  })

  it('adds one address for one key', async () => {
    await Promise.all(Array.from({ length: 20 }, () => gateway.chen.address.add({ body: FORM }, { key: 'the-same-key' })))
    expect((await gateway.chen.address.list()).results).toHaveLength(1)
  })

  it('keeps at most twenty', async () => {
    for (let n = 0; n < MAX_ADDRESSES; n += 1) await gateway.chen.address.add({ body: FORM })
    await expect(gateway.chen.address.add({ body: FORM })).rejects.toMatchObject({
      status: 409,
      message: '最多保存 20 个地址，请先删除不用的地址',
    })
  })

  it('keeps the old phone when a change brings none', async () => {
    const { id } = await gateway.chen.address.add({ body: FORM })
    const { consigneePhone: _phone, ...rest } = FORM
    expect(await gateway.chen.address.change({ params: { id }, body: { ...rest, consigneeName: '陈先生' } })).toMatchObject({
      consigneeName: '陈先生',
      consigneePhone: '138****8850',
      isDefault: true,
    })
  })

  it('gives the default on when it is removed', async () => {
    const first = await gateway.chen.address.add({ body: FORM })
    const second = await gateway.chen.address.add({ body: FORM })
    await gateway.chen.address.remove({ params: { id: first.id } })
    expect((await gateway.chen.address.default()).address).toMatchObject({ id: second.id, isDefault: true })
    await gateway.chen.address.remove({ params: { id: second.id } })
    expect(await gateway.chen.address.default()).toEqual({ address: null })
  })

  it('is nobody else’s: another member finds nothing there', async () => {
    const { id } = await gateway.chen.address.add({ body: FORM })
    const missing = { status: 404, code: 'NOT_FOUND' }
    await expect(gateway.lin.address.one({ params: { id } })).rejects.toMatchObject(missing)
    await expect(gateway.lin.address.change({ params: { id }, body: FORM })).rejects.toMatchObject(missing)
    await expect(gateway.lin.address.makeDefault({ params: { id } })).rejects.toMatchObject(missing)
    await expect(gateway.lin.address.remove({ params: { id } })).rejects.toMatchObject(missing)
    await expect(gateway.visitor.address.one({ params: { id } })).rejects.toMatchObject({ status: 401 })
  })
})

describe('a text that cannot be stored', () => {
  it('is refused, and nothing is kept', async () => {
    await expect(gateway.chen.address.add({ body: { ...FORM, consigneeName: 'a\u0000b' } })).rejects.toMatchObject({
      status: 400,
      message: '内容中有无法保存的字符，请修改后重试',
    })
    expect((await gateway.chen.address.list()).results).toEqual([])
  })
})

describe('a region', () => {
  it.each([
    ['an unknown district', { area: place('320199') }],
    ['a district of another city', { area: place('320505') }],
    ['an unknown province', { province: place('990000') }],
    ['a city of another province', { province: place('330000') }],
    ['a prototype’s name for a code', { area: { code: '__prot', name: 'x' } }],
  ])('is refused with %s', async (_what, wrong) => {
    await expect(gateway.chen.address.add({ body: { ...FORM, ...wrong } })).rejects.toMatchObject({
      status: 400,
      field: expect.stringMatching(/^area/) as string,
    })
  })

  it('is stored with the names of the division table', async () => {
    const added = await gateway.chen.address.add({ body: { ...FORM, area: place('320106', '别的名字') } })
    expect(added.area).toEqual({ code: '320106', name: '鼓楼区' })
  })

  it.each([
    ['110000', '110000', '110105', '110100', '北京市'],
    ['500000', '500200', '500229', '500100', '重庆市'],
  ])('of a municipality may leave the city level out (%s)', async (province, city, area, stored, name) => {
    const added = await gateway.chen.address.add({ body: { ...FORM, province: place(province), city: place(city), area: place(area) } })
    expect(added.city).toEqual({ code: stored, name })
  })
})

describe('the place at a position', () => {
  it.each([
    ['in Nanjing', '118.77', '32.06', '江苏省', '南京市'],
    ['in Shanghai', '121.5', '31.2', '上海市', '上海市'],
    ['between cities', '118.80', '33.05', '江苏省', null],
    ['on the Pacific', '-150', '10', null, null],
  ])('%s', async (_where, lng, lat, province, city) => {
    const found = await gateway.visitor.address.byLngLat({ query: { lng, lat } })
    expect([found.province?.name ?? null, found.city?.name ?? null, found.area]).toEqual([province, city, null])
  })

  it.each([
    ['181', '0'],
    ['abc', '0'],
    ['1e3', '0'],
  ])('is refused for %s, %s', async (lng, lat) => {
    await expect(gateway.visitor.address.byLngLat({ query: { lng, lat } })).rejects.toMatchObject({ status: 400, field: 'lng' })
  })
})
