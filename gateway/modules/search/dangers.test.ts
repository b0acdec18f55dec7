import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { eventually } from '../../../tests/support/eventually'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { products, settings } from '../../tables'
import { importCsv } from '../catalogue/importCsv'
import { bumpCatalogueRevision } from '../catalogue/revision'
import { useEngine } from './engines'

/** What is typed, and the danger it names. */
const TEXTS: ReadonlyArray<[string, string | null]> = [
  ['胸痛', '胸痛、疑似心梗'],
  ['胸口疼', '胸痛、疑似心梗'],
  ['ｘｉｏｎｇｔｏｎｇ', '胸痛、疑似心梗'],
  ['xiong tong', '胸痛、疑似心梗'],
  ['xinji gengsi', '胸痛、疑似心梗'],
  ['我爸 胸 口 疼，出冷汗怎么办？', '胸痛、疑似心梗'],
  ['心绞痛吃什么药', '胸痛、疑似心梗'],
  ['我爸胸口像压了块大石头 出冷汗 左胳膊也麻', '胸痛、疑似心梗'],
  ['怀孕七个月 肚子一阵阵疼 下面流血了', '孕期急症'],
  ['孕妇牙龈出血', null],
  ['宝宝才两个月 发烧38度5 吃什么药', '3 个月内婴儿发热'],
  ['宝宝12个月发烧', null],
  ['俺娘糊涂了 把一板降压药全吃了咋整', '药吃多了（过量）'],
  ['一盒药吃完了还咳', null],
  ['小孩好像把遥控器里的纽扣电池吞下去了', '中毒、误服'],
  ['纽扣电池', null],
  ['这两天拉的屎跟柏油似的 头晕站不稳', '大出血、吐血、便血'],
  ['娃烧着烧着抽过去了 翻白眼 牙关紧', '抽搐、惊厥'],
  [`${'您好，想问一下。'.repeat(12)}我妈胸口痛`, '胸痛、疑似心梗'],
  ['中风', '中风（脑卒中）'],
  ['老人突然嘴歪了', '中风（脑卒中）'],
  ['中风后遗症吃什么', null],
  ['怎么预防中风', null],
  ['藿香正气水其中风油精', null],
  ['嘴歪', '中风（脑卒中）'],
  ['喘不过气', '喘不上气'],
  ['孩子嘴唇发紫', '喘不上气'],
  ['哮喘', null],
  ['不想活了', '想要自杀或伤害自己'],
  ['怎么自杀', '想要自杀或伤害自己'],
  ['吃多少安眠药会死', '想要自杀或伤害自己'],
  ['割腕大出血', '想要自杀或伤害自己'],
  ['想去死皮用什么', null],
  ['zisha', '想要自杀或伤害自己'],
  ['独自杀菌', null],
  ['年轻生发', null],
  ['心脏骤停', '心跳呼吸停止'],
  ['奶奶没有呼吸了', '心跳呼吸停止'],
  ['误服', '中毒、误服'],
  ['小孩误食干燥剂', '中毒、误服'],
  ['吃错药', '中毒、误服'],
  ['食物中毒', '中毒、误服'],
  ['抗病毒', null],
  ['抗病毒口服液', null],
  ['集中毒素', null],
  ['煤气中毒', '煤气（一氧化碳）中毒'],
  ['药吃多了怎么办', '药吃多了（过量）'],
  ['这个药吃多久', null],
  ['吃多了胃胀', null],
  ['过敏性休克', '严重过敏、过敏性休克'],
  ['过敏', null],
  ['过敏性鼻炎', null],
  ['吐血', '大出血、吐血、便血'],
  ['便血', '大出血、吐血、便血'],
  ['痔疮便血', null],
  ['晕倒了', '昏迷、晕倒'],
  ['晕车', null],
  ['宝宝发烧39度抽了', '抽搐、惊厥'],
  ['癫痫发作', '抽搐、惊厥'],
  ['眼皮抽搐', null],
  ['小腿抽筋', null],
  ['被果冻噎住了', '噎住、气道异物'],
  ['痰卡住喉咙', null],
  ['溺水', '溺水'],
  ['触电了', '触电、雷击'],
  ['大面积烧伤', '严重烧伤、烫伤'],
  ['烫伤', null],
  ['烧伤膏', null],
  ['宝宝摔到头', '严重外伤、头部受伤'],
  ['被蛇咬了', '蛇咬伤'],
  ['被狗咬伤', '狗咬、猫抓（狂犬病暴露）'],
  ['中暑昏迷', '中暑昏迷、热射病'],
  ['中暑', null],
  ['低血糖晕倒', '低血糖昏迷'],
  ['低血糖', null],
  ['孕妇出血', '孕期急症'],
  ['胎动减少', '孕期急症'],
  ['打破水银体温计', null],
  ['新生儿发烧', '3 个月内婴儿发热'],
  ['宝宝一个月发烧', '3 个月内婴儿发热'],
  ['2个月宝宝发烧', '3 个月内婴儿发热'],
  ['12个月宝宝发烧', null],
  ['1岁2个月宝宝发烧', null],
  ['发烧', null],
  ['头痛欲裂', '剧烈头痛'],
  ['头痛', null],
  ['剧烈腹痛', '剧烈腹痛'],
  ['肚子疼', null],
  ['通下水道的粉溅眼珠子里了 用哪种眼药水冲', '严重烧伤、烫伤'],
  ['眼睛干 滴玻璃酸钠', null],
  ['吃完虾嘴唇肿成香肠 嗓子发紧喘不上来', '严重过敏、过敏性休克'],
  ['攒了好多安定 一次吃多少就不会再醒', '想要自杀或伤害自己'],
  ['奶娃拉了两天 哭没眼泪 尿不湿半天都是干的 脑门那块凹下去', '孩子严重脱水'],
  ['孩子腹泻', null],
  ['宝宝吃果冻突然不出声 脸发紫', '噎住、气道异物'],
  ['工地上干活的老公不出汗了 身上滚烫 说胡话', '中暑昏迷、热射病'],
  ['晒伤 身上滚烫', null],
  ['娃把一整瓶泰诺林当糖水喝光了 现在看着没事', '药吃多了（过量）'],
  ['田里割草脚脖子两个小牙印 肿到小腿了', '蛇咬伤'],
  ['速效救心丸', null],
  ['云南白药', null],
  ['毒', null],
  ['', null],
  ['儿子蛋蛋突然疼得打滚', '剧烈腹痛'],
  ['老头早上起来说话含糊 走路往一边倒', '中风（脑卒中）'],
  ['爸爸突然一只手拿不住筷子 嘴也说不清', '中风（脑卒中）'],
  ['娃娃发烧脖子硬 身上有紫点', '发烧伴颈硬、紫点'],
  ['妈妈吃头孢又喝了酒 脸红心慌', '药吃多了（过量）'],
  ['把一整板安定都吃了', '药吃多了（过量）'],
  ['喝了两瓶止咳糖浆 走路晃', '药吃多了（过量）'],
  ['吃了很多药都没用 咳嗽还是不好', null],
  ['老伴喝了两口洁厕灵', '中毒、误服'],
  ['84消毒液怎么兑', null],
  ['吞咽困难 戴假牙', null],
  ['孩子玩珠子塞鼻孔里了 喘气有声音', '噎住、气道异物'],
  ['吃鱼卡住了 喉咙里有血', '噎住、气道异物'],
  ['孕八个月头痛眼花 血压170', '孕期急症'],
  ['怀着娃下面突然淌好多血', '孕期急症'],
  ['备孕 测血压', null],
  ['打完头孢针浑身起包 嗓子发紧', '严重过敏、过敏性休克'],
  ['吃了辣的嘴里起包 嗓子疼', null],
  ['眼睛胀痛看灯有彩圈', '眼睛急症'],
  ['眼睛疲劳胀痛', null],
  ['老太太吐了血一大口 脸煞白', '大出血、吐血、便血'],
  ['高血压 想吐', null],
  ['电饭锅线漏电 把孩子打了 手焦黑', '触电、雷击'],
  ['二楼摔下来 脖子不能动', '严重外伤、头部受伤'],
  ['把药都藏起来 想一走了之', '想要自杀或伤害自己'],
  ['药囤多了 想问保质期', null],
  ['打了胰岛素一直出汗发抖', '低血糖昏迷'],
  ['胰岛素针头', null],
]
/** No list of the answer holds anything. */
const NOTHING = { results: [], hits: 0, hasMore: false, recommends: [], topics: [], tipDetails: null }

describe('a search that names an emergency', () => {
  let shop: Gateway
  beforeAll(async () => {
    shop = await gatewayAt()
  })
  const search = (keyword: string, gateway = shop) => gateway.visitor.search.result({ query: { keyword } })
  const dangerIn = async (keyword: string, gateway = shop) => (await search(keyword, gateway)).danger?.dangerName ?? null

  it('is told from what only sounds like one, in sentences, full width and pinyin', async () => {
    const told: Array<[string, string | null]> = []
    for (const [typed] of TEXTS) told.push([typed, await dangerIn(typed)])
    expect(told).toEqual(TEXTS)
  })

  it.each(['memory', 'postgres'] as const)('is answered with help and no product at all: %s', async (engine) => {
    const own = await gatewayAt()
    useEngine(own.db, engine)
    const { danger, need, facets, ...lists } = await own.visitor.search.result({ query: { keyword: '胸痛', marks: 'rx', page: 2 } })
    expect(lists).toEqual({ ...NOTHING, currentPage: 2 })
    expect(need).toBeUndefined()
    expect(Object.values(facets).flat()).toEqual([])
    expect(danger).toMatchObject({
      headline: '胸痛可能是急症，先别找药。',
      phones: [{ number: '120', name: '急救电话' }],
      approval: { pharmacist: '沈知夏', approvedOn: '2026-10-10' },
    })
    expect(danger?.steps[2]).toEqual({ text: '拿上病历和正在吃的药', note: '医生开过急救药的，按医嘱用，不要自己加药' })
    expect(danger?.signs).toHaveLength(3)
  })

  it('leads somebody who thinks of suicide to the hotline first', async () => {
    const { danger } = await search('活不下去了')
    expect(danger?.phones.map(({ number }) => number)).toEqual(['12356', '120', '110'])
  })

  it('is the only line under the search field', async () => {
    const suggest = async (keyword: string) => (await shop.visitor.search.suggest({ query: { keyword, size: 10 } })).results
    expect(await suggest('胸口疼')).toEqual([{ text: '胸痛、疑似心梗', type: 'danger', hits: 0, productCode: null }])
    expect((await suggest('布洛芬')).map(({ type }) => type)).not.toContain('danger')
  })

  it('is no hot word', async () => {
    const own = await gatewayAt()
    const words = ['胸痛', '口罩', '不想活'].map((searchWord) => ({ searchWord, note: null }))
    await own.db.update(settings).set({ value: words }).where(eq(settings.key, 'hotWords'))
    expect((await own.visitor.search.hotWords()).results.map(({ searchWord }) => searchWord)).toEqual(['口罩'])
  })

  it('is not a word that is part of the name of a product, nor its pinyin where that reads as a product too', async () => {
    const own = await gatewayAt()
    const rename = (code: string, name: string) => own.db.update(products).set({ name }).where(eq(products.productCode, code))
    await rename('100021', '胸痛贴')
    await rename('110011', '胸筒')
    await bumpCatalogueRevision(own.db)
    expect(await dangerIn('胸痛贴怎么用', own)).toBeNull()
    expect(await dangerIn('xiongtong', own)).toBeNull()
    expect(await dangerIn('胸痛', own)).toBe('胸痛、疑似心梗')
    expect(await dangerIn('胸痛贴了胸痛贴还是胸痛', own)).toBe('胸痛、疑似心梗')
  })

  describe('by the pharmacist’s own table', () => {
    const HEADING = '急症,搜索词,一句话,引语,征兆,电话,步骤,否则,依据,审定药师,审定日'
    const row = (name: string, words: string, phones = '120 急救电话') =>
      `${name},${words},先打 120。,有一条就打：,喘不上气,${phones},坐下|别走动,请就医。,急救常识,沈知夏,2026-10-10`
    const load = async (gateway: Gateway, lines: string[]) => {
      const file = path.join(await mkdtemp(path.join(tmpdir(), 'dangers-')), 'dangers.csv')
      await writeFile(file, [HEADING, ...lines].join('\n'))
      const bad: string[] = []
      const onBad = ({ line, column, value }: { line: number; column: string; value: string }) => bad.push(`${line} ${column} ${value}`)
      return { ...(await importCsv(gateway.db, file, { onBad })), bad }
    }

    it.each(['memory', 'postgres'] as const)('takes effect while the shop runs, as the whole table: %s', async (engine) => {
      const own = await gatewayAt()
      useEngine(own.db, engine)
      expect(await dangerIn('胸痛', own)).not.toBeNull()
      expect(await load(own, [row('蜂蜇', '马蜂蜇;蜂蜇')])).toMatchObject({ sheet: 'dangers', rows: 1, written: 28, bad: [] })
      await eventually(async () => expect(await dangerIn('被马蜂蜇了', own)).toBe('蜂蜇'))
      expect(await dangerIn('胸痛', own)).toBeNull()
      expect(await load(own, [row('蜂蜇', '马蜂蜇;蜂蜇')])).toMatchObject({ written: 0, unchanged: 1 })
    })

    it('tells what is wrong with a line: a word of one character, no number, a second line', async () => {
      const own = await gatewayAt()
      const { bad } = await load(own, [row('蜂蜇', '蜂蜇'), row('蜂蜇', '马蜂'), row('猫', '猫抓;毒'), row('狗', '狗咬', '急救电话')])
      expect(bad).toEqual(['3 danger 蜂蜇', '4 words 猫抓;毒', '5 phones 急救电话'])
    })
  })

  it('is in the release’s own table once, with a number to call and what to do', async () => {
    const lines = (await readFile('gateway/modules/catalogue/dangers.csv', 'utf8')).trim().split('\n')
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.slice(1).filter((line) => !/,(120|12356) /.test(line))).toEqual([])
  })
})
