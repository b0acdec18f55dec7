import { couponTypes, memberGrants } from '../../gateway/tables'
import { inTransaction } from '../../gateway/kernel/transaction'
import { give } from '../../gateway/modules/ledger/enter'
import { GRANDFATHER, signedPatient } from '../support/consult'
import { forgetLedger } from '../support/forgetLedger'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()

const grow = (amount: number, key: string) =>
  inTransaction(shop.gateway.db, (tx) =>
    give(tx, {
      memberId: shop.gateway.zhou.memberId,
      account: 'growth',
      amount,
      reason: 'orderEarned',
      reference: key,
      key,
      at: shop.gateway.clock.now(),
    }),
  )

describe('a member', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(() => forgetLedger(shop.gateway.db, shop.gateway.zhou))

  it('begins at the first level: what the next one takes, and what each gives, is told', async () => {
    const { app } = zhou
    await app.open('me')
    await app.tap('会员等级，新芽 Lv.1')
    await app.isAt('member')
    await app.sees('新芽会员', '周岚，感谢您认真照顾家人的第', '距「分蘖」还差 500', '这一级还没有权益，升级后可以享受')
    await app.sees('分蘖礼：满 59 减 8 券', '升级到「分蘖」解锁', '待解锁')
    await app.seesNot('我的生日')
    await app.tap('新芽权益，全部等级')
    await app.sees('丰禾 Lv.5', '成长值 10,000 起', '处方审核最多提前 20 分钟', '当前等级', '没有额外权益')
    await app.tap('会员等级与成长值规则')
    await app.isAt('globalRule')
    await app.sees('生日由您自愿填写')
    await app.open('member')
    await app.tap('成长记录')
    await app.isAt('memberGrowth')
    await app.sees('还没有成长值')
    await app.tap('去逛逛')
    await app.isAt('category')
  })

  it('receives the gifts of the level, each once, and what it gives stands there', async () => {
    const { app } = zhou
    await grow(2860, 'first')
    await app.open('member')
    await app.sees('抽穗会员', 'Lv.3', '距「金穗」还差 1,140', '有效期至 2027 年 11 月 21 日')
    await app.sees('月免邮 2 张', '1.2 倍健康币', '药师优先', '生日礼')
    await app.tap('领取升级礼：满 99 减 15 券')
    await app.sees('已领取 1 张券，放入券包', '已放入券包')
    await app.tap('领取11 月免邮券 × 2')
    await app.sees('已领取 2 张券，放入券包')
    await app.tap('成长记录')
    await app.sees('2026 年 11 月', '获得 2,860', '购物', '+2,860')
    await app.tap('规则')
    await app.isAt('globalRule')
  })

  it('tells the birthday, month and day alone, and receives its gift', async () => {
    const { app } = zhou
    await app.open('member')
    await app.sees('我的生日：还没有填写', '填写生日后，生日当月领取')
    await app.tap('填写生日')
    await app.turns('月', 'End')
    await app.turns('月', 'ArrowUp')
    await app.turns('日', 'End')
    await app.tap('保存 11 月 30 日')
    await app.sees('生日已保存', '我的生日：11 月 30 日', '2027 年 11 月 22 日起可以修改')
    await app.tap('领取生日礼：满 59 减 20 券')
    await app.sees('已领取 1 张券，放入券包')
  })

  it('gets growth by shopping and for a health profile', async () => {
    const { app } = zhou
    await app.open('member')
    await app.sees('每消费 1 元得 1 成长值，处方药除外')
    await app.tap('去完成，完善健康档案')
    await app.isAt('patients')
    await signedPatient(shop.gateway.zhou, { ...GRANDFATHER, name: '周远', idCardNumber: '11010519491231002X' })
    await app.open('member')
    await app.tap('领取完善健康档案的成长值')
    await app.sees('已领取 50 成长值', '已完成', '2,910')
    await app.tap('去逛逛，购物')
    await app.isAt('category')
  })

  it('reads why a gift was not received, and asks again for what failed', async () => {
    const { app } = zhou
    await app.open('member')
    await shop.gateway.db.update(couponTypes).set({ endsAt: shop.gateway.clock.now() })
    await app.tap('领取分蘖礼：满 59 减 8 券')
    await app.sees('这张优惠券的活动已经结束')
    await app.tap('我知道了')
    const refused = () => Response.json({ code: 'FAULT', message: '服务暂时不可用' }, { status: 500 })
    for (const call of ['level/gifts/overview', 'level/growth']) app.stands(`GET /api/${call}`, refused)
    await app.open('member')
    await app.sees('攒成长值', '服务暂时不可用', '重试')
    app.stands('GET /api/level/detail', refused)
    await app.open('member')
    await app.seesNot('攒成长值')
    app.passes()
    await app.open('member')
    await app.sees('抽穗会员')
  })
})

describe('an older member of the highest level', () => {
  const lin = shop.openedBy('lin', { elder: true })
  it('reads that there is no higher one', async () => {
    const { app } = lin
    await inTransaction(shop.gateway.db, (tx) =>
      give(tx, {
        memberId: shop.gateway.lin.memberId,
        account: 'growth',
        amount: 12_000,
        reason: 'orderEarned',
        reference: 'all',
        key: 'all',
        at: shop.gateway.clock.now(),
      }),
    )
    expect(await shop.gateway.db.$count(memberGrants)).toBeGreaterThan(0)
    await app.open('member')
    await app.sees('丰禾会员', '已是最高等级', '2 倍健康币', '会员月券')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy(undefined)
  it('logs in before there is a level', async () => {
    const { app } = visitor
    await app.open('member')
    await app.isAt('accountLogin', { backurl: '/member' })
  })
})
