import { and, eq } from 'drizzle-orm'
import { orders, questionnaireAnswers } from '../../gateway/tables'
import { OrderStatus } from '../../src/contract/order'
import { DAY } from '../../src/lib/duration'
import { staffAt, type StaffPerson } from '../support/counter'
import { doctorAt, GRANDFATHER } from '../support/consult'
import { shopOnPages } from '../support/pageShopper'
import { consultAnswers, finishedBy, halfDone, healthAnswers } from '../support/questionnaires'

const shop = shopOnPages()
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const SAVE = 'POST /api/questionnaires/settings/health'
const REASON = '药师改了一题的说法'
let operator: StaffPerson
beforeAll(async () => {
  operator = await staffAt(shop.gateway, { roles: ['operator'] })
})
beforeEach(() => shop.gateway.db.delete(questionnaireAnswers))
const stored = () => shop.gateway.zhou.questionnaire.settings({ params: { type: 'health' }, query: {} })
const turn = (isOn: boolean) => operator.questionnaire.turn({ params: { type: 'health' }, body: { isOn, reason: REASON } })

describe('a questionnaire', () => {
  const zhou = shop.openedBy('zhou')
  const begin = async () => {
    const { app } = zhou
    await app.open('questionnaire', { type: 'health' })
    await app.sees('长期用药体验调查', '共 4 至 9 题，看您怎么答', '您的回答怎么用', '不同意就不填，不影响购药')
    await app.tap('我已读过上面的说明，单独同意按此收集和使用我的回答')
    await app.tap('开始填写')
  }

  it('tells what the answers are for and asks nothing before that was agreed to', async () => {
    const { app } = zhou
    await app.open('questionnaire', { type: 'health' })
    await app.tap('开始填写')
    await app.sees('请先阅读用途说明并单独同意')
    await app.seesNot('您平时为谁买药？')
    await app.tap('查看隐私政策')
    await app.isAt('privacy')
  })

  it('goes question by question, there and back, says how many are left, and shows in the end what follows', async () => {
    const { app } = zhou
    await begin()
    await app.sees('第 1 题，约还有 3 至 8 题', '您平时为谁买药？', '单选')
    await app.tap('下一题')
    await app.sees('请选择一项')
    await app.tap('父母')
    await app.tap('下一题')
    await app.sees('他现在有哪些长期用药的情况？', '以医生的诊断为准，可多选')
    await app.tap('高血压')
    await app.tap('没有长期用药')
    expect(app.isOn('高血压')).toBe(false)
    await app.tap('下一题')
    await app.sees('您对药师的解答满意吗？', '1 分 不满意', '5 分 很满意', '第 3 题，还有 1 题')
    await app.tap('上一题')
    await app.tap('高血压')
    expect(app.isOn('没有长期用药')).toBe(false)
    await app.tap('下一题')
    await app.tap('5 种或更多')
    await app.tap('下一题')
    await app.tap('没有忘过')
    await app.tap('下一题')
    await app.tap('有，能忍受')
    await app.tap('下一题')
    await app.sees('是怎样的不舒服？', '写在这里')
    await app.fill('是怎样的不舒服？', '偶尔头晕')
    await app.tap('下一题')
    await app.tap('4 分')
    await app.tap('下一题')
    await app.sees('第 8 题，最后一题', '还有什么想告诉我们？')
    await app.tap('提交')
    await app.sees('已提交', '给您的提醒', '同时用的药较多', '出处：世界卫生组织《多重用药中的用药安全》（2019）')
    await app.sees('以上不是诊断，用药请以医生和药师的意见为准。', '您的回答', '偶尔头晕', '4 分（满分 5）', '起可以再填')
    await app.tap('报告用药后不适')
    await app.isAt('reportAdverse')
  })

  it('keeps what is not on the path any more to be entered again, and submits without it', async () => {
    const { app } = zhou
    await halfDone(shop.gateway.zhou, 'health', { ...healthAnswers('头晕'), missed: 'never', unwell: 'no' })
    const { halfDone: kept } = await stored()
    await shop.gateway.zhou.questionnaire.save({
      params: { type: 'health' },
      body: { version: 1, revision: kept!.revision, answers: kept!.answers, at: 'unwell', isAgreed: true },
    })
    await app.open('questionnaire', { type: 'health' })
    await app.sees('用药后有没有觉得不舒服？')
    await app.tap('有，影响生活')
    await app.tap('下一题')
    await app.sees('头晕')
    await app.tap('上一题')
    await app.tap('没有')
    await app.tap('下一题')
    await app.tap('下一题')
    await app.tap('提交')
    await app.sees('给您的提醒')
    await app.seesNot('头晕')
  })

  it('gone on with is read from the top, and each question after that from its own heading', async () => {
    const { app } = zhou
    await halfDone(shop.gateway.zhou, 'health', { who: 'self' })
    const { halfDone: kept } = await stored()
    await shop.gateway.zhou.questionnaire.save({
      params: { type: 'health' },
      body: { version: 1, revision: kept!.revision, answers: kept!.answers, at: 'who', isAgreed: true },
    })
    await app.open('questionnaire', { type: 'health' })
    await app.sees('您平时为谁买药？')
    expect(document.activeElement?.textContent).not.toBe('您平时为谁买药？')
    await app.tap('下一题')
    await app.reaches(() => document.activeElement?.textContent === '他现在有哪些长期用药的情况？')
    await app.tap('上一题')
    await app.reaches(() => document.activeElement?.textContent === '您平时为谁买药？')
    // What was gone through is saved when its page is left: not into the next test.
    await app.open('home')
  })

  it('that cannot be saved goes on, says so, asks before it is left, and is saved later', async () => {
    const { app } = zhou
    await begin()
    app.stands(SAVE, down)
    await app.tap('自己')
    await app.tap('下一题')
    await app.sees('还没有保存：联网后会自动保存，可以先接着填')
    await app.reaches(() => app.asksBeforeLeaving())
    await app.tap('高血压')
    app.passes()
    await app.tap('下一题')
    await app.sees('已保存，换一台设备也能接着填')
    expect((await stored()).halfDone?.answers).toEqual({ who: 'self', conditions: ['pressure'] })
    expect(app.asksBeforeLeaving()).toBe(false)
  })

  it('filled in on another device meanwhile, has both, and says so', async () => {
    const { app } = zhou
    await begin()
    await app.tap('自己')
    await app.tap('下一题')
    await app.sees('已保存')
    const { halfDone: kept } = await stored()
    const elsewhere = {
      version: 1,
      revision: kept!.revision,
      answers: { who: 'self', satisfied: 2 },
      at: 'satisfied',
      isAgreed: true,
    } as const
    await shop.gateway.zhou.questionnaire.save({ params: { type: 'health' }, body: elsewhere })
    await app.tap('糖尿病')
    await app.tap('下一题')
    await app.sees('别的设备上也填过这份问卷，已合在一起；这里改过的以这里为准')
    await app.reaches(() => app.text().includes('已保存'))
    expect((await stored()).halfDone?.answers).toEqual({ who: 'self', satisfied: 2, conditions: ['sugar'] })
  })

  it('handed in on another device meanwhile, shows what was handed in', async () => {
    const { app } = zhou
    await begin()
    await app.tap('自己')
    await app.tap('下一题')
    await app.sees('已保存')
    const { halfDone: kept } = await stored()
    await shop.gateway.zhou.questionnaire.complete({
      body: { version: 1, revision: kept!.revision, type: 'health', answers: healthAnswers(), at: null, isAgreed: true },
    })
    await app.tap('没有长期用药')
    await app.tap('下一题')
    await app.sees('给您的提醒', '父母')
  })

  it('ends in its own version where another was published meanwhile', async () => {
    const { app } = zhou
    await begin()
    await app.tap('自己')
    await app.tap('下一题')
    await app.sees('已保存')
    const params = { type: 'health' } as const
    const { content } = await operator.questionnaire.one({ params })
    const body = { content: { ...content, title: '新的问卷', questions: content.questions.slice(0, 1), results: [] }, reason: REASON }
    await operator.questionnaire.publish({ params, body })
    await app.open('questionnaire', params)
    await app.sees('长期用药体验调查', '他现在有哪些长期用药的情况？')
    await operator.questionnaire.publish({ params, body: { content, reason: REASON } })
  })

  it('is deleted after a question, half done and finished', async () => {
    const { app } = zhou
    await finishedBy(shop.gateway.zhou, 'health', healthAnswers())
    await app.open('questionnaire', { type: 'health' })
    await app.tap('删除这份回答')
    await app.sees('删除这份回答？', '已经交给医生的，仍在那次病历里')
    await app.tap('保留')
    await app.sees('给您的提醒')
    await app.tap('删除这份回答')
    await app.tap('删除')
    await app.sees('已删除', '开始填写')
    expect(await stored()).toMatchObject({ id: null })
    await app.tap('我已读过上面的说明，单独同意按此收集和使用我的回答')
    await app.tap('开始填写')
    await app.tap('自己')
    await app.tap('下一题')
    await app.sees('已保存')
    await app.open('questionnaire', { type: 'health' })
    await app.tap('删除这份回答')
    await app.sees('没有提交的回答会全部删除')
    await app.tap('删除')
    await app.sees('开始填写')
  })

  it('that is switched off says so and leads on; an unknown one is no page', async () => {
    const { app } = zhou
    await halfDone(shop.gateway.zhou, 'health', { who: 'self' })
    await turn(false)
    await app.open('questionnaire', { type: 'health' })
    await app.sees('这份问卷现在没有开放', '您填过的内容仍为您保留，也可以删除', '删除这份回答')
    await shop.gateway.db.delete(questionnaireAnswers)
    await app.open('questionnaire', { type: 'health' })
    await app.sees('不填也不影响购药')
    await app.tap('回到首页')
    await app.isAt('home')
    await turn(true)
    await app.open('questionnaire', { type: 'weather' })
    await app.sees('没有找到这个页面')
  })

  it('may be answered again after its time', async () => {
    const { app } = zhou
    await finishedBy(shop.gateway.zhou, 'health', healthAnswers())
    const long = new Date(shop.gateway.clock.now().getTime() - 91 * DAY)
    await shop.gateway.db.update(questionnaireAnswers).set({ finishedAt: long })
    await app.open('questionnaire', { type: 'health' })
    await app.sees('给您的提醒')
    await app.tap('再填一次')
    await app.sees('开始填写')
  })
})

describe('the ways to it', () => {
  const zhou = shop.openedBy('zhou')
  const received = async () => {
    const { db, zhou: member } = shop.gateway
    const completed = and(eq(orders.memberId, member.memberId), eq(orders.status, OrderStatus.completed))
    const [order] = await db.select().from(orders).where(completed).limit(1)
    return order!.orderCode
  }

  it('from a received order ask whether it is there, and hide where nobody knows', async () => {
    const { app } = zhou
    const orderCode = await received()
    app.stands('GET /api/questionnaires/settings/order', down)
    await app.open('order', { orderCode })
    await app.sees('共')
    await app.seesNot('购药体验调查')
    app.passes()
    await app.open('order', { orderCode })
    await app.tap(/购药体验调查/)
    await app.isAt('questionnaire', { type: 'order', orderCode })
    await app.tap('我已读过上面的说明，单独同意按此收集和使用我的回答')
    await app.tap('开始填写')
    await app.tap('一样')
    await app.tap('下一题')
    await app.tap('药品破损或漏液')
    await app.tap('下一题')
    await app.sees('方便拍张照片吗？', '选填，最多 3 张，请避开姓名、电话和地址')
    await app.goBack()
    await app.sees('填了一半，接着填')
  })

  it('from a received order says that it is half done, though that was still on its way when it was left', async () => {
    const { app } = zhou
    const orderCode = await received()
    await app.open('order', { orderCode })
    await app.tap(/购药体验调查/)
    let letThrough: () => void = () => undefined
    const isLeft = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    app.stands('POST /api/questionnaires/settings/order', async (pass) => {
      await isLeft
      return pass()
    })
    await app.tap('我已读过上面的说明，单独同意按此收集和使用我的回答')
    await app.tap('开始填写')
    await app.tap('一样')
    await app.tap('下一题')
    await app.sees('正在保存')
    const back = app.goBack()
    await app.isAt('order', { orderCode })
    await app.reaches(() => !app.text().includes('正在保存'))
    letThrough()
    await back
    await app.sees('填了一半，接着填')
  })

  it('of no order of this member’s leads to his own, and of none is opened from one', async () => {
    const { app } = zhou
    const { gateway } = shop
    const [theirs] = await gateway.db.select().from(orders).where(eq(orders.memberId, gateway.lin.memberId)).limit(1)
    for (const orderCode of ['2601010000000000', theirs!.orderCode]) {
      await app.open('questionnaire', { type: 'order', orderCode })
      await app.sees('没有找到这个订单', '订单号可能有误，或属于其他账号')
      await app.seesNot('重试')
    }
    await app.tap('查看我的订单')
    await app.isAt('orders', { tab: 'all' })
    await app.open('questionnaire', { type: 'order' })
    await app.sees('请从收到的订单里打开这份问卷')
    await app.tap('查看我的订单')
    await app.isAt('orders', { tab: 'all' })
  })

  it('from the health records leads to the questionnaire about medicines', async () => {
    const { app } = zhou
    await shop.gateway.zhou.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await app.open('chronicHealth')
    await app.tap(/长期用药体验调查/)
    await app.isAt('questionnaire', { type: 'health' })
  })
})

describe('the form of a consultation', () => {
  const chen = shop.openedBy('chen')

  it('leads to it: the answers go to the doctor where the member says so, and it is sent without them, too', async () => {
    const { app } = chen
    const { gateway } = shop
    await gateway.chen.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
    await doctorAt(gateway)
    await gateway.chen.patient.add({ body: GRANDFATHER })
    await app.open('consultationForm')
    await app.sees('就诊前问卷', '提前说说情况')
    await finishedBy(gateway.chen, 'consult', consultAnswers())
    await app.open('consultationForm')
    await app.sees('一并交给接诊的医生', '不勾选就不会交给医生')
    expect(app.isOn('一并交给接诊的医生')).toBe(false)
    await app.tap('一并交给接诊的医生')
    await app.tap(/看看回答/)
    await app.isAt('questionnaire', { type: 'consult' })
    await app.sees('申请问诊时，可以选择把这份回答一并交给医生')
    app.stands('GET /api/questionnaires/settings/consult', down)
    await app.open('consultationForm')
    await app.sees('现在怎么样')
    await app.seesNot('一并交给接诊的医生', '就诊前问卷')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()
  it('is led to the login', async () => {
    const { app } = visitor
    await app.open('questionnaire', { type: 'health' })
    await app.sees('登录后可查看处方、订单与用药人')
  })
})

describe('in the elder version', () => {
  const lin = shop.openedBy('lin', { elder: true })
  it('asks the same, one question a page', async () => {
    const { app } = lin
    await app.open('questionnaire', { type: 'consult' })
    await app.sees('就诊前问卷', '不填也能问诊')
    await app.tap('我已读过上面的说明，单独同意按此收集和使用我的回答')
    await app.tap('开始填写')
    await app.tap('几天前')
    await app.tap('下一题')
    await app.sees('现在有下面的情况吗？')
  })
})
