import type { z } from 'zod/mini'
import { SearchResult, type SearchDanger, type SearchNeed } from '@/contract/search'
import { shopOnPages, type PageShopper } from '../support/pageShopper'

const mockDialled: string[] = []
jest.mock('@/platform/phone', () => ({ callPhone: (number: string) => void mockDialled.push(number) }))

const shop = shopOnPages()
const RESULT = 'GET /api/searchs/v5'
const APPROVAL = { pharmacist: '主管药师 沈知夏', approvedOn: '2026-10-10', source: '依据说明书与诊疗指南' }
const DANGER: SearchDanger = {
  dangerName: '胸痛',
  headline: '胸痛可能是急症，先别找药。',
  lead: '有下面任何一条，现在就打 120：',
  signs: ['胸口像压着石头，歇 15 分钟也不缓解', '出冷汗、喘不上气、快要晕倒'],
  phones: [{ number: '120', name: '急救电话' }],
  steps: [
    { text: '打开门锁，请人到楼下接车', note: null },
    { text: '拿上病历和正在吃的药', note: '医生开过急救药的，按医嘱用；不要自己加药' },
  ],
  otherwise: '没有上面的情况，也请当天就医',
  approval: APPROVAL,
}
const NEED: SearchNeed = {
  needName: '发烧',
  audience: null,
  headline: '先喝水散热，难受再吃退烧药。',
  ruleOut: '正在吃含「对乙酰氨基酚」的感冒药；孕期',
  doctorAdvice: '3 个月内婴儿；烧满 3 天',
  approval: APPROVAL,
  isServed: true,
  neighbours: [],
}
const HICCUP: SearchNeed = {
  ...NEED,
  needName: '打嗝',
  headline: '多数几分钟会停。小口喝水、慢慢憋气；',
  ruleOut: null,
  doctorAdvice: '超过 48 小时，请去消化科看看。',
  isServed: false,
  neighbours: [{ needName: '反酸、烧心', hits: 9, pictureUri: '/pictures/110011' }],
}

type Answer = z.infer<typeof SearchResult>
/** The gateway's own answer for a category, with what is said in its place. */
const answerWith = async (own: Partial<Answer>): Promise<Answer> => {
  const answer = await shop.gateway.visitor.search.result({ query: { categoryId: 'cold', sort: 'overall', page: 1, size: 30 } })
  return SearchResult.parse({ ...answer, ...own })
}
const NOTHING = {
  results: [],
  hits: 0,
  hasMore: false,
  topics: [],
  recommends: [],
  facets: { marks: [], brands: [], forms: [], audiences: [] },
}
const stands = (app: PageShopper, answer: Answer) => app.stands(RESULT, () => Response.json(answer))
const history = () => (JSON.parse(localStorage.getItem('qinghe.searched') ?? '{"data":[]}') as { data: string[] }).data

beforeEach(() => mockDialled.splice(0))
afterEach(() => jest.restoreAllMocks())

describe('a visitor who searches for an emergency', () => {
  const visitor = shop.openedBy()
  const searches = async (app: PageShopper, word: string) => {
    await app.open('search')
    await app.fill('搜索', word)
    await app.confirms('搜索')
    await app.isAt('searchResult', { keyword: word })
    await app.settled()
  }

  it('is shown help, and nothing that is sold', async () => {
    const { app } = visitor
    stands(app, await answerWith({ ...NOTHING, danger: DANGER }))
    await app.open('searchResult', { keyword: '胸痛' })
    await app.sees(
      '胸痛可能是急症，先别找药。',
      '有下面任何一条，现在就打 120：',
      '胸口像压着石头，歇 15 分钟也不缓解',
      '出冷汗、喘不上气、快要晕倒',
    )
    await app.sees(
      '接通后先说您在哪里：路名、门牌、楼层',
      '等救护车时',
      '打开门锁，请人到楼下接车',
      '医生开过急救药的，按医嘱用；不要自己加药',
    )
    await app.sees('这个词可能关系到生命，这里不显示商品，也不显示广告。', '依据说明书与诊疗指南', '2026-10-10 审定', '主管药师 沈知夏')
    await app.seesNot('排序', '综合', '筛选', '仅看有货', '购物车', '大家常买', '换个词', '放大')
    expect(app.links('/product/')).toEqual([])
    expect(app.text().indexOf('胸痛可能是急症')).toBeLessThan(app.text().indexOf('拨打 120'))
  })

  it('calls, and reads the number where the device cannot dial', async () => {
    const { app } = visitor
    stands(app, await answerWith({ ...NOTHING, danger: DANGER }))
    await app.open('searchResult', { keyword: '胸痛' })
    await app.seesNot('没有拨出去')
    await app.tap('拨打 120 急救电话')
    expect(mockDialled).toEqual(['120'])
    await app.sees('没有拨出去，就用身边任何一部电话拨120')
    await app.tap(/^没有上面的情况，也请当天就医拿不准就问药师/)
    await app.isAt('pharmacist')
  })

  it('is told whose number it is where no ambulance is meant, and calls another one', async () => {
    const { app } = visitor
    const phones = [
      { number: '12356', name: '心理援助热线' },
      { number: '110', name: '报警' },
    ]
    stands(app, await answerWith({ ...NOTHING, danger: { ...DANGER, phones } }))
    await app.open('searchResult', { keyword: '想不开' })
    await app.sees('拨打 12356', '心理援助热线', '现在可以这样做')
    await app.seesNot('等救护车时')
    await app.tap('报警 110')
    expect(mockDialled).toEqual(['110'])
  })

  it('leaves no trace in what was searched', async () => {
    const { app } = visitor
    await searches(app, '胶囊')
    stands(app, await answerWith({}))
    await searches(app, '胸痛')
    expect(history()).toEqual(['胸痛', '胶囊'])
    stands(app, await answerWith({ ...NOTHING, danger: DANGER }))
    await searches(app, '胸闷')
    expect(history()).toEqual(['胸痛', '胶囊'])
    await searches(app, '胸痛')
    expect(history()).toEqual(['胶囊'])
    await app.open('search')
    await app.sees('最近搜索', '胶囊')
    await app.seesNot('胸痛', '胸闷')
  })

  it('is led to help while typing', async () => {
    const { app } = visitor
    app.stands('GET /api/searchs', () =>
      Response.json({ results: [{ text: '胸口疼', type: 'danger', hits: 0, productCode: null }], hits: 0 }),
    )
    stands(app, await answerWith({ ...NOTHING, danger: DANGER }))
    await app.open('search')
    await app.fill('搜索', '胸口')
    await app.tap('胸口疼先看帮助')
    await app.isAt('searchResult', { keyword: '胸口疼' })
    await app.sees('拨打 120')
  })
})

describe('a member who searches for an emergency', () => {
  const zhou = shop.openedBy('zhou')

  it('reads out the own address, in large type', async () => {
    const { app } = zhou
    stands(app, await answerWith({ ...NOTHING, danger: DANGER }))
    await app.open('searchResult', { keyword: '胸痛' })
    await app.sees('接通后先报地址', '鼓楼区 中央路 32 号 青禾苑 5 幢 1202')
    await app.seesNot('接通后先说您在哪里')
    await app.tap('放大地址')
    await app.sees('南京市 鼓楼区', '人不在这里，就说现在的路名、门牌、楼层')
  })
})

describe('a visitor who searches for a need', () => {
  const visitor = shop.openedBy()
  /** Three products without prescription and two with one, as the answer for `NEED`. */
  const needAnswer = async (need: SearchNeed = NEED) => {
    const { results } = await answerWith({})
    const cards = results.slice(0, 5).map((card, place) => ({ ...card, mark: place % 2 === 1 ? ('rx' as const) : ('otcA' as const) }))
    const marks = [
      { value: 'otcA', text: 'OTC 甲类', hits: 3 },
      { value: 'rx', text: '处方药', hits: 2 },
    ]
    return answerWith({ results: cards, hits: 5, hasMore: false, need, facets: { marks, brands: [], forms: [], audiences: [] } })
  }
  const linksOf = (answer: Answer, isShown: (mark: string) => boolean) =>
    answer.results.filter(({ mark }) => isShown(mark)).map(({ productCode }) => `/product/${productCode}.html`)

  it('reads the pharmacist first, and unfolds prescription drugs last', async () => {
    const { app } = visitor
    const answer = await needAnswer()
    stands(app, answer)
    await app.open('searchResult', { keyword: '发烧' })
    await app.sees('主管药师 沈知夏 审定', '先喝水散热，难受再吃退烧药。', '先排除正在吃含', '去医院3 个月内婴儿；烧满 3 天')
    await app.sees('结果仅供参考，不能代替诊断；用药前请阅读说明书或咨询药师。', '依据说明书与诊疗指南', '2026-10-10 审定')
    await app.sees('非处方药3 种', '对症在前，不按广告', '请按药品说明书或者在药师指导下购买和使用')
    expect(app.links('/product/')).toEqual(linksOf(answer, (mark) => mark !== 'rx'))
    await app.tap(/^处方药 2 种先看原因，由医生开方后购买展开$/)
    expect(app.links('/product/')).toEqual([...linksOf(answer, (mark) => mark !== 'rx'), ...linksOf(answer, (mark) => mark === 'rx')])
    await app.tap(/^处方药 2 种先看原因，由医生开方后购买收起$/)
    expect(app.links('/product/')).toEqual(linksOf(answer, (mark) => mark !== 'rx'))
    await app.tap('销量')
    await app.seesNot('对症在前，不按广告')
    await app.sees('先喝水散热，难受再吃退烧药。')
    await app.tap('问药师')
    await app.isAt('pharmacist')
  })

  it('sees prescription drugs at once where the filter asks for them', async () => {
    const { app } = visitor
    const answer = await needAnswer()
    stands(app, answer)
    await app.open('searchResult', { keyword: '发烧' })
    await app.tap('处方药')
    await app.seesNot('展开')
    expect(app.links('/product/')).toEqual(linksOf(answer, () => true))
  })

  it('is not stopped by a page of prescription drugs alone', async () => {
    const { app } = visitor
    const answer = await needAnswer()
    const page = (request: Request) => Number(new URL(request.url).searchParams.get('page'))
    const ofPage = (number: number) => answer.results.filter(({ mark }) => (mark === 'rx') === (number === 1))
    app.stands(RESULT, (_pass, request) =>
      Response.json({ ...answer, results: ofPage(page(request)), currentPage: page(request), hasMore: page(request) === 1 }),
    )
    // jsdom lays nothing out: the end of the list stands on the screen whenever it is drawn.
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    await app.open('searchResult', { keyword: '发烧' })
    await app.sees(/处方药 2 种先看原因，由医生开方后购买展开/)
    expect(app.links('/product/')).toEqual(linksOf(answer, (mark) => mark !== 'rx'))
  })

  it('reads what is there before a pharmacist has approved it', async () => {
    const { app } = visitor
    const approval = { ...APPROVAL, pharmacist: null, approvedOn: null }
    stands(app, await needAnswer({ ...NEED, headline: null, ruleOut: null, approval }))
    await app.open('searchResult', { keyword: '发烧' })
    await app.sees('关于发烧', '去医院', '依据说明书与诊疗指南')
    await app.seesNot('审定', '先排除')
  })

  it('is led on from one that nothing is sold for', async () => {
    const { app } = visitor
    const { recommends, results } = await needAnswer()
    stands(app, await answerWith({ ...NOTHING, need: HICCUP, recommends: recommends.length > 0 ? recommends : results }))
    await app.open('searchResult', { keyword: '打嗝不停' })
    await app.sees(
      '没有专治「打嗝」的非处方药',
      '多数几分钟会停。小口喝水、慢慢憋气；',
      '超过 48 小时，请去消化科看看。',
      '也许是这些引起的',
      '9 种',
    )
    await app.seesNot('大家常买', '排序', '仅看有货', '扫一扫条码', '没有找到')
    await app.tap('反酸、烧心9 种')
    await app.isAt('searchResult', { keyword: '反酸、烧心' })
    await app.goBack()
    await app.tap('问药师')
    await app.isAt('pharmacist')
  })

  it('reads that nothing is sold for this person, though something is for others', async () => {
    const { app } = visitor
    stands(app, await answerWith({ ...NOTHING, need: { ...HICCUP, audience: 'medicated' } }))
    await app.open('searchResult', { keyword: '正在吃华法林打嗝' })
    await app.sees('「打嗝」没有适合有基础病或正在用药的人自选的药')
    await app.seesNot('没有专治')
  })

  it('reads that goods are not there, and no word of a medicine', async () => {
    const { app } = visitor
    stands(app, await answerWith({ ...NOTHING, need: { ...HICCUP, needName: '婴儿纸尿裤', doctorAdvice: null } }))
    await app.open('searchResult', { keyword: '尿不湿' })
    await app.sees('暂时没有「婴儿纸尿裤」', '看看相近的')
    await app.seesNot('非处方药', '引起的')
  })

  it('is led nowhere by a need without neighbours', async () => {
    const { app } = visitor
    stands(app, await answerWith({ ...NOTHING, need: { ...HICCUP, headline: null, neighbours: [], approval: null } }))
    await app.open('searchResult', { keyword: '打嗝不停' })
    await app.sees('没有专治「打嗝」的非处方药')
    await app.seesNot('也许是这些引起的', '审定')
  })
})
