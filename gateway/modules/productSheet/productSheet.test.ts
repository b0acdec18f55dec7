import { gt, inArray, and, eq } from 'drizzle-orm'
import { MAX_SHEET_BYTES } from '../../../counter/contract/productSheet'
import { gbkBytes } from '../../../tests/support/gbkBytes'
import { changedWith, skuOf } from '../../../tests/support/counterSku'
import { askCounter, staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newBuyers, ordered, packingOf, type Buyer } from '../../../tests/support/shop'
import { workContract } from '../../../counter/contract'
import { combinations, packings, products } from '../../tables'
import { writeSheet } from './writeSheet'

const HEADING = '规格编码,售价,库存,状态,限购'

describe('the sheet of prices and stock', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let buyer: Buyer
  beforeAll(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    buyer = (await newBuyers(gateway, 1, 'sheet-buyer'))[0]!
  })
  const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64')
  const preview = (content: string | Buffer) => operator.productSheet.preview({ body: { file: base64(content) } })
  const apply = (content: string, version: string, typed = '') =>
    operator.productSheet.apply({ body: { file: base64(content), typed, reason: '测试导入' } }, { version })
  const load = async (content: string) => apply(content, (await preview(content)).version)

  it('loads what it exported without changing anything, in UTF-8 and in GB18030', async () => {
    const { csv, name } = await operator.productSheet.export()
    expect(name).toMatch(/^价格库存表-\d{8}-\d{4}\.csv$/)
    const whole = await preview(csv)
    const rows = await gateway.db.$count(packings)
    expect(whole).toMatchObject({ encoding: 'utf-8', counts: { rows, changed: 0, unchanged: rows, unknown: 0, wrong: 0 }, guard: null })
    expect((await preview(gbkBytes(csv.slice(1)))).counts).toEqual(whole.counts)
    expect((await preview(gbkBytes(csv.slice(1)))).encoding).toBe('gb18030')
    await expect(apply(csv, whole.version)).rejects.toMatchObject({ code: 'UNCHANGED' })
  })

  it('says which combinations and stair prices a lower price overtakes', async () => {
    const [set] = await gateway.db.select().from(combinations).limit(1)
    const { skuCode, name, count, salePrice } = set!
    const csv = (cents: number) => `${HEADING}\n${skuCode},${(cents / 100).toFixed(2)},,,`
    const [fair, dearer] = [Math.ceil(salePrice / count), Math.ceil(salePrice / count) - 1]
    expect((await preview(csv(fair))).notes.filter((note) => note.includes(name))).toEqual([])
    expect((await preview(csv(dearer))).notes).toContainEqual(expect.stringMatching(new RegExp(`组合装「${name}」¥.* 会比单买贵$`)))
  })

  it('writes nothing that a spreadsheet computes', () => {
    const row = { skuCode: '-1', name: '=cmd|A1', specification: '"7", @x', salePrice: 5, stock: 1, status: 3, buyLimit: null }
    const csv = writeSheet([
      {
        ...row,
        productCode: '1',
        unit: '',
        brandName: '',
        makerName: '',
        categoryId: '',
        mark: 'none',
        marketPrice: null,
        productStatus: 2,
      },
    ])
    expect(csv.split('\r\n')[1]).toBe(`'-1,'=cmd|A1,"""7"", @x",0.05,1,下架,不限`)
  })

  it('shows what changes, applies it as it was shown, and is taken back whole, but for what was sold since', async () => {
    const [one, two] = [await packingOf(gateway, 'none'), await packingOf(gateway, 'otcB', 1)]
    const csv = `${HEADING}\n${one.skuCode},${((one.salePrice - 1) / 100).toFixed(2)},${one.stock + 10},,3\n${two.skuCode},,,下架,`
    const { version, changed, counts } = await preview(csv)
    expect(counts).toMatchObject({ rows: 2, changed: 2, unchanged: 0 })
    expect(changed.map(({ line, changes }) => [line, changes.map(({ field }) => field)])).toEqual([
      [2, ['售价', '可售库存', '每人限购']],
      [3, ['状态']],
    ])
    await apply(csv, version)
    expect(await skuOf(gateway, one.skuCode)).toMatchObject({ salePrice: one.salePrice - 1, stock: one.stock + 10 })
    expect((await skuOf(gateway, two.skuCode)).status).toBe(3)
    await ordered(buyer, { skuCode: one.skuCode, quantity: 2 })
    const [change] = (await operator.change.list({ query: { subject: 'productSheet' } })).results
    expect(change).toMatchObject({ label: '2 个规格', by: '程路' })
    await operator.change.revert({ params: { changeId: change!.changeId } })
    expect(await skuOf(gateway, one.skuCode)).toMatchObject({ salePrice: one.salePrice, stock: one.stock - 2 })
    expect((await skuOf(gateway, two.skuCode)).status).toBe(2)
    const [product] = await gateway.db.select().from(products).where(eq(products.productCode, one.productCode))
    expect(product?.buyLimit).toBeNull()
  })

  it('is previewed again where the shop or the file changed in between, and changes nothing', async () => {
    const { skuCode, stock } = await packingOf(gateway, 'none', 2)
    const csv = `${HEADING}\n${skuCode},,${stock + 5},,`
    const { version } = await preview(csv)
    await expect(apply(`${HEADING}\n${skuCode},,${stock + 6},,`, version)).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    await ordered(buyer, { skuCode, quantity: 1 })
    await expect(apply(csv, version)).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
    const { version: second } = await preview(csv)
    await changedWith(gateway, operator, (await packingOf(gateway, 'none', 3)).skuCode, { stock: 77 })
    await expect(apply(csv, second)).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
    expect((await skuOf(gateway, skuCode)).stock).toBe(stock - 1)
  })

  it('asks for a sentence where a price leaps, as a slipped column makes it', async () => {
    const { skuCode, salePrice } = await packingOf(gateway, 'none', 6)
    await gateway.db.update(packings).set({ marketPrice: null }).where(eq(packings.skuCode, skuCode))
    const csv = `${HEADING}\n${skuCode},${salePrice},,,`
    const { version, guard } = await preview(csv)
    expect(guard).toEqual({ about: '1 个规格的售价变动超过十倍', sentence: '1 个规格变价十倍' })
    await expect(apply(csv, version)).rejects.toMatchObject({ code: 'MOST_OF_SHOP', field: 'typed' })
    await apply(csv, version, guard!.sentence)
    expect((await skuOf(gateway, skuCode)).salePrice).toBe(salePrice * 100)
  })

  it('tells each wrong cell with its line, and applies none of a file that has one', async () => {
    const [own, struck] = [await packingOf(gateway, 'none', 4), await packingOf(gateway, 'none', 5)]
    await changedWith(gateway, operator, struck.skuCode, { marketPrice: struck.salePrice + 100 })
    const lines = [
      HEADING,
      `${own.skuCode},12.345,,,`,
      'nobody-1,9.90,,,',
      `${struck.skuCode},${struck.salePrice / 100 + 9},,,`,
      `${own.skuCode},0,-1,停,0`,
      `${own.skuCode},8.80,,,`,
      `${own.skuCode},8.80,,,`,
      'too,few',
    ]
    const { version, wrong, counts } = await preview(lines.join('\n'))
    expect(wrong.map(({ line, column }) => `${line} ${column}`)).toEqual([
      ...['2 售价', '3 规格编码', '4 售价', '5 售价', '5 库存', '5 状态', '5 限购', '7 规格编码', '8 （整行）'],
    ])
    expect(wrong.every(({ reason }) => reason.length > 3)).toBe(true)
    expect(counts).toMatchObject({ rows: 7, changed: 1, unknown: 1, wrong: 5 })
    await expect(apply(lines.join('\n'), version)).rejects.toMatchObject({ status: 409, code: 'SHEET_WRONG' })
    expect(await skuOf(gateway, own.skuCode)).toMatchObject({ salePrice: own.salePrice })
  })

  it.each<[string, string | Buffer, RegExp]>([
    ['no heading', 'a,b\n1,2', /第 1 行应是表头/],
    ['nothing to change', '规格编码,商品名称\n1,2', /表头里没有/],
    ['a column twice', '规格编码,售价,价格\n1,2,3', /有两列都是「售价」/],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /不是文本文件/],
    ['an open quotation mark', `${HEADING}\n"1,2`, /引号用法不对/],
  ])('says in one sentence what is wrong with a file that has %s', async (_what, content, sentence) => {
    await expect(preview(content)).rejects.toThrow(sentence)
  })

  it('does not empty more than half of the shop unless the operator types what he does', async () => {
    const all = await gateway.db
      .select({ skuCode: packings.skuCode })
      .from(packings)
      .innerJoin(products, eq(products.productCode, packings.productCode))
      .where(and(eq(products.status, 2), eq(packings.status, 2), gt(packings.stock, 0)))
    const most = all.slice(0, Math.floor(all.length / 2) + 1).map(({ skuCode }) => skuCode)
    const csv = [HEADING, ...most.map((skuCode) => `${skuCode},,0,,`)].join('\n')
    const { version, guard } = await preview(csv)
    expect(guard?.about).toBe(`${all.length} 个在售规格中有 ${most.length} 个会买不到`)
    await expect(apply(csv, version)).rejects.toMatchObject({ code: 'MOST_OF_SHOP', field: 'typed' })
    await expect(apply(csv, version, '确认')).rejects.toMatchObject({ code: 'MOST_OF_SHOP' })
    expect(await gateway.db.$count(packings, and(inArray(packings.skuCode, most), gt(packings.stock, 0)))).toBe(most.length)
    await apply(csv, version, guard?.sentence)
    expect(await gateway.db.$count(packings, and(inArray(packings.skuCode, most), gt(packings.stock, 0)))).toBe(0)
    const [change] = (await operator.change.list({ query: { subject: 'productSheet' } })).results
    await operator.change.revert({ params: { changeId: change!.changeId } })
    await load(`${HEADING}\n${most[0]},,9,,`)
  })

  it('takes two megabytes and refuses more before it is read', async () => {
    const filler = `${HEADING},备注\n${'x'.repeat(MAX_SHEET_BYTES - 100)}`
    await expect(preview(filler)).resolves.toMatchObject({ counts: { wrong: 1 } })
    await expect(preview(filler.repeat(2))).rejects.toThrow('文件不能超过 2 MB')
    const declared = async (bytes: number) => {
      const sent = { token: operator.token, headers: { 'Content-Length': String(bytes) } }
      return (await askCounter(gateway.app, workContract.productSheet.preview, { body: { file: 'AAAA' } }, sent)).status
    }
    expect([await declared(MAX_SHEET_BYTES), await declared(MAX_SHEET_BYTES * 2)]).toEqual([400, 413])
  })
})
