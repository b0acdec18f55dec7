import { eq } from 'drizzle-orm'
import { assistHelps, assists, members, settings } from '../../gateway/tables'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { DAY, HOUR_SECONDS } from '../../src/lib/duration'
import { ACTIVITY, assistAt, helpAt, reviewedAssistAt } from '../support/assistAt'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const begun = async (who: 'zhou' | 'lin' | 'chen', fields = {}) => assistAt(shop.gateway, shop.gateway[who], fields)
const newest = async () => (await shop.gateway.zhou.assist.mine()).results[0]?.assistId ?? ''
const forget = () => shop.gateway.db.delete(assists)
const set = (value: (kept: unknown) => unknown) =>
  inTransaction(shop.gateway.db, async (tx) => {
    const key = eq(settings.key, 'assists')
    const [kept] = await tx.select().from(settings).where(key)
    await settingChanged(tx, 'assists')
    await tx
      .update(settings)
      .set({ value: value(kept!.value) })
      .where(key)
    return kept!.value
  })
/** Everybody is a member for long, so that nobody counts as new. */
const beOld = () => shop.gateway.db.update(members).set({ createdAt: new Date(shop.gateway.clock.now().getTime() - 90 * DAY) })

describe('who asks friends to help', () => {
  const zhou = shop.openedBy('zhou')
  beforeEach(forget)

  it('finds the activity among the coupons, reads every condition, begins, and passes on a link that names nobody', async () => {
    const { app } = zhou
    await app.open('couponList')
    await app.sees('请 2 位家人助力，得 20 元券')
    await app.tap(/^家人助力领优惠券/)
    await app.isAt('toAssist')
    await app.sees('需 2 位家人，24 小时内')
    await app.tap('去发起，家人助力领优惠券')
    await app.isAt('assist', { id: ACTIVITY })
    await app.sees('请 2 位家人助力', '就能领 20 元券', '助力成功后自动到账', '怎样参加')
    await app.sees('点“发起助力”，24 小时内有效，每人一次。')
    await app.sees('把页面发给家人或朋友，对方自愿打开、登录，点“帮忙助力”，无需购买。')
    await app.sees('满 2 位，券自动放入您的券包；需要核实的，由工作人员核实后发放。')
    await app.sees('同一个助力每人 1 次，每人每天最多助力 3 次。没有完成的，活动结束前可以再发起。助力的人看不到是谁发起的。')
    app.stands('POST /api/assists', down)
    await app.tap('发起助力')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.tap('我知道了')
    app.passes()
    await app.tap('发起助力')
    await app.sees('还差 2 位家人', '剩余', '已有 0 位助力', '共需 2 位', '待解锁', '还没有人助力', '每人每天最多为您助力 1 次，无需购买')
    const assistId = await newest()
    await app.isAt('myAssist', { id: assistId })
    await app.tap('请家人帮忙助力')
    await app.sees(
      '家人打开后登录，点“帮忙助力”就算数，不用购买。链接里没有您的姓名和电话，请告诉家人是您发的。',
      `/activity/sharer/${assistId}`,
    )
    await app.tap('关闭')
    await app.tap('规则')
    await app.isAt('shareHelp')
  })

  it('reads who helped by the first letter of the name, how many are missing, and until when', async () => {
    const { app } = zhou
    const assistId = await begun('zhou', { helped: 1 })
    await helpAt(shop.gateway, shop.gateway.lin, { assistId, wish: 'warm' })
    await app.open('myAssist', { id: assistId })
    await app.sees('还差 1 位家人', '就能领 20 元券', '已有 1 位助力', '林**', '「天冷多穿衣服」', '12-18 09:00')
    await app.seesNot('林秀芝')
  })

  it('goes to what the coupon is for once enough have helped', async () => {
    const { app } = zhou
    await beOld()
    const assistId = await begun('zhou')
    for (const who of ['lin', 'chen'] as const) await shop.gateway[who].assist.help({ params: { assistId }, body: { wish: 'support' } })
    await app.open('myAssist', { id: assistId })
    await app.sees('助力成功', '20 元券已放入券包', '已到账', '已放入您的券包')
    await app.tap('去使用')
    await app.isAt('couponProducts')
  })

  it.each([
    ['inReview', {}, ['助力人数已满', '正在核实', '工作人员正在核实，有结果会通知您', '核实通过后到账']],
    ['refused', { refusedFor: '几位助力人是同一台设备' }, ['没有通过核实', '优惠券没有发放', '原因：几位助力人是同一台设备', '未发放']],
  ])('reads where it is %s', async (state, fields, words) => {
    const { app } = zhou
    const assistId = await reviewedAssistAt(shop.gateway, shop.gateway.zhou, { state: state as 'inReview', ...fields })
    await app.open('myAssist', { id: assistId })
    await app.sees(...words)
    // Who helped is forgotten, or was never known: how many stays.
    await app.sees('助力记录保留 180 天')
    if (state !== 'refused') return
    await app.tap('有异议，联系客服')
    await app.isAt('kf')
  })

  it('begins again where the time ended, and finds all of them in a list', async () => {
    const { app } = zhou
    const assistId = await begun('zhou', { helped: 1 })
    shop.gateway.clock.advance(24 * HOUR_SECONDS)
    await app.open('myAssist')
    await app.sees('我的助力', '家人助力领优惠券', '未完成', '已有 1 位助力，共需 2 位', '2026-12-19 09:00 结束')
    await app.tap(/家人助力领优惠券/)
    await app.isAt('myAssist', { id: assistId })
    await app.sees('时间已到', '还差 1 位家人', '时间内没有完成')
    await app.tap('再发起一次')
    await app.isAt('assist', { id: ACTIVITY })
    await app.tap('发起助力')
    await app.sees('还差 2 位家人')
    await app.open('assist', { id: ACTIVITY })
    await app.tap('查看我的助力')
    await app.isAt('myAssist', { id: await newest() })
  })

  it('is led on where nothing was begun, the activity is unknown or over, and the assist is somebody else’s', async () => {
    const { app } = zhou
    app.stands('GET /api/assists/mine', down)
    await app.open('myAssist')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('还没有发起过助力', '请家人帮忙，一起领优惠券')
    await app.tap('去看活动')
    await app.isAt('toAssist')
    await app.open('assist', { id: 'nothing' })
    await app.sees('这个活动没有开放', '可能已经结束，看看别的活动吧')
    await app.open('myAssist', { id: await begun('lin') })
    await app.sees('没有找到这个助力', '可以在“我的助力”里查看发起过的')
    const kept = await set(() => [])
    await app.open('toAssist')
    await app.sees('现在没有助力活动', '有新活动时会在这里开始，先看看能领的券吧')
    await app.tap('去看优惠券')
    await app.isAt('couponList')
    await app.seesNot('家人助力领优惠券')
    await set(() => kept)
  })
})

describe('who is asked to help', () => {
  const chen = shop.openedBy('chen')
  beforeEach(forget)

  it('reads what is seen of him, helps with a sentence, and may ask others himself', async () => {
    const { app } = chen
    const id = await begun('zhou')
    await app.open('assistSharer', { id })
    await app.sees('家人请您', '剩余', '已有 0 位助力', '捎一句话')
    await app.sees('助力不收费，也不要求购买。请您助力的人看得到您名称的第一个字、选的话和时间，看不到别的。')
    await app.seesNot('周岚', '周')
    app.stands(`PUT /api/assists/${id}/help`, down)
    await app.tap('支持一下')
    await app.tap('帮忙助力')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.tap('我知道了')
    app.passes()
    await app.tap('帮忙助力')
    await app.sees('谢谢您', '助力已经送到', '已有 1 位助力')
    expect(await shop.gateway.db.select({ wish: assistHelps.wish }).from(assistHelps)).toEqual([{ wish: 'support' }])
    await app.tap('我也去发起')
    await app.isAt('toAssist')
    await app.open('assistSharer', { id })
    await app.sees('您已经助力过了', '同一个助力每人 1 次，谢谢您')
  })

  it.each([
    ['of his own', () => begun('chen'), ['这是您自己的助力', '发给家人或朋友，对方助力后您会看到']],
    ['that is complete', () => begun('zhou', { state: 'rewarded', helped: 2 }), ['助力的人数已经够了', '不用再助力了，谢谢您']],
    ['that is over', () => begun('zhou', { state: 'lapsed' }), ['这个助力已经结束', '可以请发给您的人再发起一次']],
    ['that nobody began', () => Promise.resolve('nobodys'), ['没有找到这个助力', '链接可能不完整，可以请朋友再发一次']],
  ])('reads why he cannot help with one %s', async (_words, made, words) => {
    const { app } = chen
    await app.open('assistSharer', { id: await made() })
    await app.sees(...words)
    await app.seesNot('帮忙助力')
  })

  it('comes from one of his own to this one', async () => {
    const { app } = chen
    const id = await begun('chen')
    await app.open('assistSharer', { id })
    await app.tap('查看我的助力')
    await app.isAt('myAssist', { id })
  })

  it('reads that he helped this member today, or often enough', async () => {
    const { app } = chen
    const first = await begun('zhou', { state: 'lapsed' })
    await helpAt(shop.gateway, shop.gateway.chen, { assistId: first })
    await app.open('assistSharer', { id: await begun('zhou') })
    await app.sees('今天已经为这位家人助力过', '每天 1 次，明天可以再来')
    await forget()
    for (const _nth of [1, 2, 3]) await helpAt(shop.gateway, shop.gateway.chen, { assistId: await begun('lin', { state: 'lapsed' }) })
    await app.open('assistSharer', { id: await begun('zhou') })
    await app.sees('今天的助力次数已用完', '每人每天最多助力 3 次，明天可以再来')
  })

  it('is told where he was too late, and sees that it is complete', async () => {
    const { app } = chen
    const id = await begun('zhou')
    await app.open('assistSharer', { id })
    await app.sees('家人请您')
    await shop.gateway.db.update(assists).set({ state: 'rewarded', helped: 2 })
    await app.tap('帮忙助力')
    await app.sees('助力的人数已经够了，不用再助力了')
    await app.tap('我知道了')
    await app.sees('不用再助力了，谢谢您')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('sees what it is about, and logs in to help', async () => {
    const { app } = visitor
    await forget()
    await app.open('assistSharer', { id: await begun('zhou') })
    await app.sees('家人请您')
    await app.tap('登录后助力')
    await app.isAt('accountLogin')
  })
})
