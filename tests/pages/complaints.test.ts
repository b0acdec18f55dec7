import { staffAt, type StaffPerson } from '../support/counter'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()
const WORDS = '外盒压坏了，内袋完好'
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
let clerk: StaffPerson
beforeAll(async () => {
  clerk = await staffAt(shop.gateway, { roles: ['clerk'], name: '何叙' })
  await shop.gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
})
const ofKind = async (kind: string) =>
  (await shop.gateway.zhou.complaint.query({ query: {} })).results.find((one) => one.kind === kind)?.id ?? ''

describe('a complaint', () => {
  const zhou = shop.openedBy('zhou')
  it('says what is missing, keeps what was typed where the gateway fails, and is filed once it answers', async () => {
    const { app } = zhou
    await app.open('report')
    await app.sees('您想反映什么', '由药师跟进', '发生了什么、希望怎么处理', '不填就用登录手机号')
    await app.sees('我们会在 24 小时内回复，涉及用药安全的优先处理')
    await app.tap('提交')
    await app.sees('请选择反映的问题', '请至少写 5 个字')
    await app.tap(/^方便时间/)
    await app.sees('方便联系的时间', '工作日 9:00–18:00')
    await app.tap('工作日 18:00 后')
    await app.tap('药品质量')
    await app.fill('具体情况', WORDS)
    app.stands('POST /api/complaints', down)
    await app.tap('提交')
    await app.sees('服务暂时不可用，请稍后再试')
    expect(app.asksBeforeLeaving()).toBe(true)
    app.passes()
    await app.tap('提交')
    await app.readsTitle('反馈详情')
    await app.sees('待处理', WORDS, '提交反馈', '反馈编号', '提交时间', '工作日 18:00 后')
    expect(app.asksBeforeLeaving()).toBe(false)
  })

  it('may be about an order that is chosen, and names what it is about', async () => {
    const { app } = zhou
    await app.open('report', { kind: 'delivery' })
    await app.tap(/^关联订单/)
    await app.sees('选择订单')
    await app.tap(/订单尾号/)
    await app.sees('关联对象', '移除')
    await app.fill('具体情况', '等了五天还没有到')
    await app.tap('提交')
    await app.readsTitle('反馈详情')
    const { subject } = await shop.gateway.zhou.complaint.queryById({ params: { id: await ofKind('delivery') } })
    await app.sees(subject!.title)
  })

  it('shows the question, takes the answer to it, and is appraised once it is answered', async () => {
    const { app } = zhou
    const { id, number } = await shop.gateway.zhou.complaint.report({ body: { kind: 'price', words: '满减没有生效' } })
    await clerk.complaint.ask({ params: { number }, body: { words: '请问是哪一个订单？' } })
    await app.open('reportDetail', { id })
    await app.sees('待您补充', '请问是哪一个订单？')
    await app.tap('补充说明')
    await app.sees('写下新的情况，或回答我们的问题')
    await app.tap('提交')
    await app.sees('请写下补充说明')
    await app.fill('补充的内容', '昨天下午的那个')
    await app.tap('提交')
    await app.sees('昨天下午的那个', '处理中')
    await clerk.complaint.answer({ params: { number }, body: { words: '差价已退回，抱歉给您添麻烦' } })
    await app.open('reportRecord')
    await app.sees('差价已退回，抱歉给您添麻烦', '已回复', '查看详情', '输入查询码查进度')
    await app.fill('查询码', '123')
    await app.tap('查询')
    await app.sees('查询码是 20 位字母和数字，请核对')
    await app.isAt('reportRecord')
    await app.open('reportDetail', { id })
    await app.tap('评价')
    await app.sees('评价这次处理', '问题解决了吗', '没有解决', '评价后这条反馈结束；还没解决的，请先继续补充')
    await app.tap('提交评价')
    await app.sees('请选择问题是否解决')
    await app.tap('已解决')
    await app.tap('5 星，很满意')
    await app.tap('提交评价')
    await app.sees('已评价', '5 星，问题已解决')
    await app.seesNot('继续补充')
  })

  it('can be taken back while it is not answered, after a question', async () => {
    const { app } = zhou
    const { id } = await shop.gateway.zhou.complaint.report({ body: { kind: 'other', words: '已经解决了的事情' } })
    await app.open('reportDetail', { id })
    await app.tap('撤回')
    await app.tap('先不撤回')
    await app.sees('待处理')
    await app.tap('撤回')
    await app.sees('撤回这条反馈？', '撤回后不再处理。有新的问题可以重新提交')
    await app.tap('撤回')
    await app.sees('已撤回')
  })

  it('of somebody else is told as one that there is not', async () => {
    const { app } = zhou
    const { id } = await shop.gateway.chen.complaint.report({ body: { kind: 'other', words: '别人的一件事情' } })
    await app.open('reportDetail', { id })
    await app.sees('没有找到这条反馈')
    await app.tap('查看我的反馈')
    await app.isAt('reportRecord')
  })
})

describe('a complaint without a name', () => {
  const visitor = shop.openedBy()
  it('of a visitor ends with its code, by which it is followed and added to', async () => {
    const { app } = visitor
    await app.open('report')
    await app.sees('匿名投诉不关联订单、不带图片和电话，以免泄露您的身份。提交后给您一个查询码，请保存好')
    await app.seesNot('联系电话')
    await app.tap('文章与广告')
    await app.fill('具体情况', '这个广告说能根治')
    await app.tap('提交')
    await app.sees('匿名投诉已提交', '凭这个查询码查看进度和回复：')
    await app.sees('请抄下或截图保存。查询码只显示这一次，丢失后我们也无法找回')
    // jsdom has no clipboard.
    await app.tap('复制查询码')
    await app.tap('我知道了')
    await app.tap('查看进度')
    await app.sees('待处理', '这个广告说能根治', '匿名，凭查询码查看')
    await app.tap('继续补充')
    await app.fill('补充的内容', '在首页第二张')
    await app.tap('提交')
    await app.sees('在首页第二张')
  })

  it('is not found by a wrong code, which stays to be mended', async () => {
    const { app } = visitor
    const { code } = await shop.gateway.visitor.complaint.key()
    await app.open('reportQuery')
    await app.isAt('reportQuery')
    await app.sees('匿名投诉查询', '输入提交时给您的查询码，查看处理进度和回复，也可以继续补充', '字母不分大小写，横线和空格可以不输')
    await app.sees('查询码只有您有，丢失后无法找回；实名提交的反馈请登录后查看')
    await app.fill('查询码', '123')
    await app.tap('查询')
    await app.sees('查询码是 20 位字母和数字，请核对')
    await app.fill('查询码', code)
    await app.tap('查询')
    await app.sees('没有找到这个查询码的反馈，请核对')
  })
})

describe('a suggestion', () => {
  const zhou = shop.openedBy('zhou')
  it('has a type and words, and stands among the records', async () => {
    const { app } = zhou
    await app.open('feedback')
    await app.sees('您的建议关于', '哪里不方便、希望怎么改，写得越具体越好', '遇到问题要投诉')
    await app.tap('提交')
    await app.sees('请选择建议的类型')
    await app.tap('长辈版')
    await app.fill('具体想法', '字还可以再大一点')
    await app.tap('提交')
    await app.readsTitle('反馈详情')
    await app.sees('长辈版', '字还可以再大一点')
  })
})

describe('the report of an adverse reaction', () => {
  const zhou = shop.openedBy('zhou')
  afterEach(() => jest.restoreAllMocks())
  it('asks for what the national form asks, says what is missing, and goes to a pharmacist', async () => {
    const { app } = zhou
    // A telephone whose clock is right: the wheels of a day end on the gateway's today.
    const wrongBy = shop.gateway.clock.now().getTime() - Date.now()
    const { now } = Date
    jest.spyOn(Date, 'now').mockImplementation(() => now() + wrongBy)
    await app.open('reportAdverse', { productCode: '110011' })
    await app.sees('呼吸困难、意识不清、大面积皮疹等严重不适，请立即停药并拨打 120')
    await app.sees('用了哪些药', '是否有下列情况', '没有就不选', '患者还有', '公斤')
    await app.sees('药师会在 12 小时内回复，并按规定上报国家药品不良反应监测系统')
    await app.tap('提交报告')
    await app.sees('请选择您与患者的关系', '请填写怀疑的药品', '请填写不适的名称，例如皮疹')
    await app.tap('怀疑的药品')
    await app.sees('治疗什么', '还在用就不填', '生产批号', '选填，在药盒侧面')
    await app.fill('用法用量', '每次 1 片，每日 2 次')
    await app.fill('用药原因', '感冒')
    await app.tap('确定')
    await app.sees('请选择日期')
    await app.tap(/^开始用药/)
    await app.tap('确定')
    await app.tap('确定')
    await app.sees('每次 1 片，每日 2 次')
    const rows: ReadonlyArray<[RegExp, string]> = [
      [/^与患者关系/, '家人'],
      [/^患者性别/, '男'],
      [/^现在怎么样/, '好转'],
      [/^停药或减量后减轻/, '是'],
      [/^再用后再次出现/, '未再使用'],
      [/^对原患疾病的影响/, '不明显'],
      [/^以前有过不良反应/, '无'],
      [/^家人有过不良反应/, '不详'],
    ]
    for (const [row, choice] of rows) {
      await app.tap(row)
      await app.tap(choice)
    }
    await app.fill('患者年龄', '171')
    await app.fill('原患疾病', '感冒')
    await app.fill('哪里不适', '皮疹')
    await app.fill('经过', '服药两天后前胸起疹子')
    await app.tap(/^开始日期/)
    await app.tap('确定')
    await app.tap('提交报告')
    await app.sees('请核对患者年龄')
    await app.fill('患者年龄', '71')
    await app.tap('提交报告')
    await app.readsTitle('反馈详情')
    await app.sees('用药后不适报告', '皮疹：服药两天后前胸起疹子', '家人，男，71 岁', '严重程度', '现在怎么样了')
    await app.sees('停药或减量后是否减轻', '再次使用后是否再次出现', '既往不良反应', '家族不良反应', '其他情况')
    const pharmacist = await staffAt(shop.gateway, { roles: ['pharmacist'] })
    expect((await pharmacist.complaint.list({ query: {} })).results).toMatchObject([{ sort: 'adverse', kind: 'usual' }])
  })
})
