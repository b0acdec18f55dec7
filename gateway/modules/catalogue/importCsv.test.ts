import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { eventually } from '../../../tests/support/eventually'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { gbkBytes } from '../../../tests/support/gbkBytes'
import { combinations, packings, products, stairPrices } from '../../tables'
import { lookUnderWay } from '../search/current'
import type { BadCell } from './csv/productRow'
import { columnsOf } from './csv/sheets'
import { importCsv } from './importCsv'

const HEADING = '商品编码,通用名,品牌,生产企业,类别,药品标识,分类,规格,单位,售价,库存,剂型,成份'
const row = (
  changes: Partial<
    Record<'code' | 'name' | 'kind' | 'mark' | 'category' | 'spec' | 'price' | 'stock' | 'form' | 'ingredients', string>
  > = {},
) => {
  const {
    code = '800001',
    name = '维生素B1片',
    kind = '化学药',
    mark = '乙类',
    category = '维生素',
    spec = '10mg×100片',
    price = '6.50',
    stock = '30',
    form = '片剂',
    ingredients = '维生素B1',
  } = changes
  return [code, name, '示例', '示例制药', kind, mark, category, spec, '瓶', price, stock, form, ingredients].join(',')
}

describe('a pharmacy loads its own list', () => {
  let folder: string
  let shop: Gateway
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'))
    shop = await gatewayAt()
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => rm(folder, { recursive: true }))

  const write = async (content: string | Buffer, name = 'list.csv') => {
    const file = path.join(folder, name)
    await writeFile(file, content)
    return file
  }
  const load = async (content: string | Buffer) => {
    const bad: BadCell[] = []
    const result = await importCsv(shop.db, await write(content), { onBad: (cell) => bad.push(cell) })
    return { ...result, cells: bad }
  }

  it('sells what the sample file lists, prescription drugs sealed', async () => {
    const bad: BadCell[] = []
    const result = await importCsv(shop.db, path.join(__dirname, 'sample.csv'), { onBad: (cell) => bad.push(cell) })
    expect(bad).toEqual([])
    expect(result).toMatchObject({ encoding: 'utf-8', rows: 4, written: 3 })
    const paracetamol = await shop.visitor.product.merged({ params: { code: '900001' } })
    expect(paracetamol.packings.map(({ skuCode, salePrice, stock }) => [skuCode, salePrice, stock])).toEqual([
      ['900001-1', 880, 120],
      ['900001-2', 1580, 80],
    ])
    expect(await shop.visitor.product.merged({ params: { code: '900002' } })).toMatchObject({
      sealed: true,
      productImageUrl: '/pictures/sealed',
      summary: null,
    })
  })

  it('reads UTF-8 with its mark and GBK alike', async () => {
    const text = `${HEADING}\n${row({ code: '800002' })}\n`
    expect(await load(`\uFEFF${text}`)).toMatchObject({ encoding: 'utf-8', written: 1, bad: 0 })
    expect(await load(gbkBytes(text))).toMatchObject({ encoding: 'gb18030', written: 0, unchanged: 1 })
  })

  it('changes nothing that did not change', async () => {
    const list = (price: string) => [HEADING, row({ code: '800003' }), row({ code: '800004', price })].join('\r\n')
    expect(await load(list('9.90'))).toMatchObject({ written: 2, unchanged: 0 })
    expect(await load(list('9.90'))).toMatchObject({ written: 0, unchanged: 2 })
    expect(await load(list('8.80'))).toMatchObject({ written: 1, unchanged: 1 })
    expect((await shop.visitor.product.detail({ params: { code: '800004' } })).packings[0]?.salePrice).toBe(880)
  })

  it('leaves combinations and stair prices, which no list states, as operators wrote them', async () => {
    const list = (price: string) => [HEADING, row({ code: '800005', price })].join('\n')
    await load(list('9.90'))
    const skuCode = '800005-1'
    await shop.db.insert(combinations).values({ combineId: `${skuCode}x3`, skuCode, name: '3 瓶装', count: 3, salePrice: 2700 })
    await shop.db.insert(stairPrices).values({ skuCode, from: 2, salePrice: 950 })
    expect(await load(list('9.80'))).toMatchObject({ written: 1 })
    const code = '800005'
    expect((await shop.visitor.product.detail({ params: { code } })).combinations.map(({ name, saved }) => [name, saved])).toEqual([
      ['3 瓶装', 240],
    ])
    expect((await shop.visitor.product.stairPrice({ params: { code } })).results).toMatchObject([{ steps: [{ from: 2, salePrice: 950 }] }])
    expect(await load(list('9.80'))).toMatchObject({ written: 0, unchanged: 1 })
  })

  it('reports each bad cell with line, column, value and reason, and loads the rest', async () => {
    const { cells, written } = await load(
      [
        HEADING,
        row({ code: '80x' }),
        row({ code: '800010', price: '便宜' }),
        row({ code: '800011', stock: '-3' }),
        row({ code: '800012', category: '糖果' }),
        '',
        row({ code: '800013', mark: '无' }),
        '800014,只有三列,示例',
        row({ code: '800015', price: '1.234' }),
        row({ code: '800016' }),
      ].join('\n'),
    )
    expect(cells.map(({ line, column, value }) => [line, column, value])).toEqual([
      [2, 'product_code', '80x'],
      [3, 'sale_price', '便宜'],
      [4, 'stock', '-3'],
      [5, 'category', '糖果'],
      [7, 'mark', '无'],
      [8, '（整行）', ''],
      [9, 'sale_price', '1.234'],
    ])
    expect(cells.every(({ reason }) => reason.length > 3)).toBe(true)
    expect(written).toBe(1)
    expect(await shop.visitor.product.detail({ params: { code: '800016' } })).toMatchObject({ name: '维生素B1片' })
  })

  it('finds a box by the barcode its list gives, and reports a barcode that is none', async () => {
    const withBarcode = (code: string, barcode: string) => `${row({ code })},${barcode}`
    const { cells } = await load(
      [
        `${HEADING},商品条码`,
        withBarcode('800020', '4006381333931'),
        withBarcode('800021', '4006381333930'),
        withBarcode('800022', ''),
      ].join('\n'),
    )
    expect(cells).toMatchObject([{ line: 3, column: 'barcode', value: '4006381333930' }])
    const [box] = await shop.db.select().from(packings).where(eq(packings.barcode, '04006381333931'))
    expect(box?.productCode).toBe('800020')
  })

  it('keeps the codes of later packings when an earlier line is bad', async () => {
    await load(
      [HEADING, row({ code: '800020' }), row({ code: '800020', price: 'x' }), row({ code: '800020', spec: '10mg×200片' })].join('\n'),
    )
    expect((await shop.visitor.product.detail({ params: { code: '800020' } })).packings.map(({ skuCode }) => skuCode)).toEqual([
      '800020-1',
      '800020-3',
    ])
  })

  it('wants the lines of a product together', async () => {
    const { cells } = await load([HEADING, row({ code: '800021' }), row({ code: '800022' }), row({ code: '800021' })].join('\n'))
    expect(cells).toEqual([{ line: 4, column: 'product_code', value: '800021', reason: '同一商品的各行要放在一起' }])
  })

  it('counts lines through a cell of several lines', async () => {
    const { cells } = await load(
      `${HEADING},注意事项\n${row({ code: '800023' })},"第一行\n第二行"\n${row({ code: '800024', stock: '很多' })},无`,
    )
    expect(cells).toMatchObject([{ line: 4, column: 'stock' }])
  })

  it('refuses what must not be sold online', async () => {
    const { cells, written } = await load(
      [HEADING, row({ code: '800030', name: '秋水仙碱片', mark: '处方药', ingredients: '秋水仙碱' })].join('\n'),
    )
    expect(cells).toMatchObject([{ line: 2, column: 'name', value: '秋水仙碱片' }])
    expect(written).toBe(0)
    expect(await shop.db.select().from(products).where(eq(products.productCode, '800030'))).toEqual([])
  })

  it('takes a packing that is gone off the shelf', async () => {
    await load([HEADING, row({ code: '800040' }), row({ code: '800040', spec: '10mg×200片' })].join('\n'))
    await load([HEADING, row({ code: '800040' })].join('\n'))
    const rows = await shop.db.select().from(packings).where(eq(packings.productCode, '800040'))
    expect(rows.map(({ skuCode, status }) => [skuCode, status]).sort()).toEqual([
      ['800040-1', 2],
      ['800040-2', 3],
    ])
  })

  it('is found by search once it looks at the catalogue again, after a second', async () => {
    const startedAt = performance.now()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(startedAt + 10_000)
    const found = async () => {
      const { results } = await shop.visitor.search.result({ query: { keyword: '青蒿琥酯' } })
      return results.map(({ productCode }) => productCode)
    }
    await found()
    clock.mockReturnValue(startedAt + 20_000)
    await found()
    // A call waits for a look at the catalogue for a while only: on a slow machine it would see what is loaded next.
    await lookUnderWay(shop.db)
    await load([HEADING, row({ code: '800050', name: '青蒿琥酯片', ingredients: '青蒿琥酯' })].join('\n'))
    clock.mockReturnValue(startedAt + 20_999)
    expect(await found()).toEqual([])
    clock.mockReturnValue(startedAt + 21_000)
    await eventually(async () => expect(await found()).toEqual(['800050']))
    clock.mockRestore()
  })

  it.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /是空文件。$/],
    ['a file without heading', `${row()}\n${row({ code: '800002' })}`, /第 1 行不是表头/],
    ['a heading that lacks columns', '商品编码,通用名\n1,甲', /表头缺少：brand（品牌）/],
    ['a heading that names a column twice', `${HEADING},商品编号\n`, /两列都是 product_code/],
    ['a UTF-16 file', Buffer.from(`\uFEFF${HEADING}\n`, 'utf16le'), /UTF-16 编码/],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0xff]), /不是文本文件/],
    ['a file in no encoding', Buffer.from([0xff, 0x80, 0xff, 0x30, 0x0a]), /既不是 UTF-8 也不是 GBK/],
    ['an open quotation mark', `${HEADING}\n${row()}\n"开着的`, /第 3 行起的引号用法不对/],
  ])('says in one sentence what is wrong with %s', async (_what, content, sentence) => {
    await expect(load(content)).rejects.toThrow(sentence)
  })

  it('says so when the file is a folder or not there', async () => {
    const watching = { onBad: () => undefined }
    await expect(importCsv(shop.db, folder, watching)).rejects.toThrow(/是一个文件夹/)
    await expect(importCsv(shop.db, path.join(folder, 'nowhere.csv'), watching)).rejects.toThrow(/找不到文件/)
  })

  describe('the tables search answers from', () => {
    const first = async (keyword: string) => {
      const { results, need } = await own.visitor.search.result({ query: { keyword } })
      return { name: results[0]?.name, need }
    }
    let own: Gateway
    const loadOwn = async (content: string) => {
      const bad: BadCell[] = []
      return { ...(await importCsv(own.db, await write(content, 'table.csv'), { onBad: (cell) => bad.push(cell) })), cells: bad }
    }
    beforeEach(async () => {
      own = await gatewayAt()
    })

    it('answer with the choices of a pharmacist’s own needs, and say when to see a doctor', async () => {
      const heading = '需求,搜索词,适用人群,顺序,首选,何时就医'
      expect(await loadOwn(`${heading}\n打嗝,打嗝;呃逆,,2,健胃消食片,超过两天请就医。\n打嗝,,,1,保和丸,\n`)).toMatchObject({
        sheet: 'needs',
        bad: 0,
      })
      expect(await first('一直打嗝怎么办')).toMatchObject({
        name: '保和丸',
        need: { needName: '打嗝', doctorAdvice: '超过两天请就医。', headline: null, approval: null, isServed: true },
      })
      // The file is the whole table.
      expect((await own.visitor.search.result({ query: { keyword: '胸痛' } })).need).toBeUndefined()
    })

    it('say who approved what a need says, to whom, and what may stand behind one that nothing is sold for', async () => {
      const table = [
        '需求,适用人群,首选,一句话,先排除,何时就医,相近需求,审定药师,审定日,依据',
        '打嗝,,,小口喝水，慢慢憋气。,胸痛的人,超过两天请就医。,胃胀;发热;白发,沈知夏,2026-10-10,诊疗指南',
        '打嗝,儿童,,,,孩子打嗝不停请就医。,,,,',
        '胃胀,,健胃消食片,,,,,,,',
        '发热,,布洛芬缓释胶囊,,,,,,,',
        '白发,,,,,,,,,',
      ].join('\n')
      expect(await loadOwn(table)).toMatchObject({ rows: 5, bad: 0, cells: [] })
      const answer = async (keyword: string) => own.visitor.search.result({ query: { keyword } })
      const { need, hits, results, tipDetails } = await answer('打嗝')
      expect({ hits, results, tipDetails }).toEqual({ hits: 0, results: [], tipDetails: null })
      const [bloated, feverish] = await Promise.all([answer('胃胀'), answer('发热')])
      expect(need).toEqual({
        needName: '打嗝',
        audience: null,
        headline: '小口喝水，慢慢憋气。',
        ruleOut: '胸痛的人',
        doctorAdvice: '超过两天请就医。',
        approval: { pharmacist: '沈知夏', approvedOn: '2026-10-10', source: '诊疗指南' },
        isServed: false,
        neighbours: [
          { needName: '胃胀', hits: bloated.hits, pictureUri: bloated.results[0]?.productImageUrl },
          { needName: '发热', hits: feverish.hits, pictureUri: feverish.results[0]?.productImageUrl },
        ],
      })
      expect((await answer('小孩打嗝')).need).toMatchObject({ headline: '小口喝水，慢慢憋气。', doctorAdvice: '孩子打嗝不停请就医。' })
      // A need that nothing is sold for is no other word, however it is asked for.
      for (const keyword of ['打嗝药', '昨天开始打嗝咋整', 'dage'])
        expect(await answer(keyword)).toMatchObject({ hits: 0, need: { needName: '打嗝', isServed: false } })
      expect(feverish.need).toMatchObject({ isServed: true, neighbours: [] })
      // A filter that leaves nothing does not make it unserved.
      const filtered = await own.visitor.search.result({ query: { keyword: '发热', priceFrom: 99_999_999 } })
      expect([filtered.hits, filtered.need?.isServed]).toEqual([0, true])
    })

    it('refuse half an approval and a day that is none', async () => {
      const heading = '需求,审定药师,审定日,依据'
      const { cells } = await loadOwn(`${heading}\n甲,沈知夏,,依据\n乙,沈知夏,2026-02-30,依据\n丙,沈知夏,2026-10-10,\n丁,,,\n戊,,,依据\n`)
      expect(cells.map(({ line, column }) => [line, column])).toEqual([
        [2, 'approvedOn'],
        [3, 'approvedOn'],
        [4, 'source'],
      ])
    })

    it('refuse a choice that nothing sold bears, or prescription drugs only, and a neighbour that is no need of the file', async () => {
      const table = [
        '需求,首选,相近需求',
        '血脂稠,阿托伐他汀钙片,',
        '打嗝,没有这种药,',
        '胃胀,健胃消食,打嗝;胃疼',
        '胃酸,铝碳酸镁,胃胀;胃酸',
        '肚子胀,,胃酸',
        '嗝气,,肚子胀',
      ].join('\n')
      const { cells, ...counted } = await loadOwn(table)
      expect(counted).toMatchObject({ rows: 6, bad: 4 })
      expect(cells).toEqual([
        { line: 2, column: 'choice', value: '阿托伐他汀钙片', reason: '商品目录里叫这个名字的都是处方药，不能作首选' },
        { line: 3, column: 'choice', value: '没有这种药', reason: '商品目录里没有叫这个名字的商品' },
        { line: 4, column: 'neighbours', value: '打嗝', reason: '本文件里没有这个需求，或它的各行都有误' },
        { line: 4, column: 'neighbours', value: '胃疼', reason: '本文件里没有这个需求，或它的各行都有误' },
        { line: 5, column: 'neighbours', value: '胃酸', reason: '相近需求不能是它自己' },
      ])
      await own.db.update(products).set({ mark: 'rx' })
      expect((await loadOwn('需求,首选\n胃胀,健胃消食\n肚子胀,\n')).cells).toMatchObject([{ line: 2, value: '健胃消食' }])
    })

    it('take any choice as long as there is no product at all', async () => {
      await own.db.execute(sql`truncate ${products} cascade`)
      expect(await loadOwn('需求,首选\n打嗝,没有这种药\n')).toMatchObject({ bad: 0, cells: [] })
    })

    it('ship with choices and neighbours that the built-in catalogue sells', async () => {
      const bad: BadCell[] = []
      await importCsv(own.db, path.join(__dirname, 'needs.csv'), { onBad: (cell) => bad.push(cell) })
      expect(bad).toEqual([])
    })

    it('lead from an alias to its generic name, which is what suggestions show', async () => {
      expect(await loadOwn('通用名,别名\n蒙脱石散,某某止泻宝\n')).toMatchObject({ sheet: 'aliases', rows: 1, bad: 0 })
      expect((await first('某某止泻宝')).name).toBe('蒙脱石散')
      const { results } = await own.visitor.search.suggest({ query: { keyword: '某某止', size: 10 } })
      expect(results.map(({ text }) => text)).toEqual(['蒙脱石散'])
    })

    it('tell what is wrong with a line, change nothing that did not change, and keep what stands where no line is good', async () => {
      const good = '需求,适用人群,首选\n打嗝,儿童,保和丸\n'
      expect((await loadOwn(`${good}打嗝,大象,保和丸\n`)).cells).toMatchObject([{ line: 3, column: 'audience', value: '大象' }])
      expect(await loadOwn(good)).toMatchObject({ written: 0, unchanged: 1 })
      await expect(loadOwn('需求,适用人群\n打嗝,大象\n')).rejects.toThrow('没有一行可用')
      expect(await loadOwn(good)).toMatchObject({ unchanged: 1 })
    })
  })

  it('ships a sample that names only known columns', async () => {
    const [heading = ''] = (await readFile(path.join(__dirname, 'sample.csv'), 'utf8')).split('\n')
    expect(columnsOf('products', heading.split(','))).not.toContain(undefined)
  })
})
