import { eq } from 'drizzle-orm'
import { couponTypes, invitations, memberCoupons, memberGifts, members, orders, settings } from '../../gateway/tables'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { DAY } from '../../src/lib/duration'
import { invitationAt } from '../support/invitationAt'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const inviteOf = async () => (await shop.gateway.zhou.invitation.begin()).inviteId

describe('who invites', () => {
  const zhou = shop.openedBy('zhou')
  beforeEach(() => shop.gateway.db.delete(invitations))

  it('reads what both get and every condition, and passes on a link that names nobody', async () => {
    const { app } = zhou
    await app.open('inviteFriends')
    await app.sees('请一位新朋友，您得 10 元券', '每位新朋友 1 张', '满 3 位再得 1 张', '接受邀请后放入券包')
    await app.sees('您得到的', '朋友得到的', '怎样得到')
    await app.sees('把邀请发给家人或朋友，对方自愿打开。', '对方注册后 7 天内接受邀请，没有下过单的都可以。')
    await app.sees('对方 60 天内下单，处方药和运费以外实付满 10 元，并确认收货。')
    await app.sees('确认收货满 7 天没有退货，券自动放入您的券包；需要核实的，由工作人员核实后发放。')
    await app.sees('每人每年最多为 20 位新朋友得奖励。朋友看不到是谁邀请的，您也看不到朋友买了什么。')
    await app.sees('我的邀请', '0位已接受', '再有 3 位得奖励，可多得 1 张券。', '今年还可为 20 位新朋友得奖励')
    app.stands('POST /api/invitations', down)
    await app.tap('邀请新朋友')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.tap('我知道了')
    app.passes()
    await app.tap('邀请新朋友')
    await app.sees(
      '朋友打开后登录，点“接受邀请”就算数。链接里没有您的姓名和电话，可以发给多位朋友。',
      `/activity/newUserGift?inviteId=${await inviteOf()}`,
    )
    await app.tap('关闭')
    await app.tap('规则')
    await app.isAt('newUserRule')
  })

  it('reads how far each friend is, and asks the service about one that was refused', async () => {
    const { app } = zhou
    const until = new Date('2026-12-30T09:00:00+08:00')
    const { db, clock, zhou: from, chen, lin } = shop.gateway
    await invitationAt({ db, clock }, { from, friend: chen }, { state: 'held', dueAt: until })
    await invitationAt({ db, clock }, { from, friend: lin }, { state: 'refused', refusedFor: '同一家人已经领过', decidedAt: clock.now() })
    await app.open('inviteFriends')
    await app.sees('2位已接受', '1位等待中', '0位已得奖励')
    await app.tap('邀请记录')
    await app.isAt('newUserReward')
    await app.sees('已收货', '没有退货的话，12 月 30 日发放优惠券', '未发放', '没有发放：同一家人已经领过')
    await app.seesNot('陈默', '林秀芝')
    await app.tap('有异议，联系客服')
    await app.isAt('kf')
  })

  it.each([
    ['joined', '已接受', '朋友在 2 月 16 日前下单并收货后计算'],
    ['inReview', '核实中', '工作人员正在核实，结果会通知您'],
    ['rewarded', '已得奖励', '优惠券已放入您的券包'],
    ['lapsed', '已结束', '期限内没有符合条件的订单，或今年的名额已满'],
  ] as const)('reads of a friend who is %s: %s', async (state, word, next) => {
    const { app } = zhou
    const { db, clock, zhou: from, chen: friend } = shop.gateway
    await invitationAt({ db, clock }, { from, friend }, { state })
    await app.open('newUserReward')
    await app.sees('138****8850', '12-18 09:00 接受邀请', word, next)
  })

  it('reads that the year’s friends are full', async () => {
    const { app } = zhou
    const { db, clock, zhou: from, chen: friend } = shop.gateway
    const terms = { couponType: 'inviteFriend', least: 0, most: 1, stages: [] }
    await invitationAt({ db, clock }, { from, friend }, { state: 'rewarded', rewardedAt: clock.now(), terms })
    const key = eq(settings.key, 'invitation')
    const [kept] = await db.select().from(settings).where(key)
    await inTransaction(db, async (tx) => {
      await settingChanged(tx, 'invitation')
      await tx.update(settings).set({ value: terms }).where(key)
    })
    await app.open('inviteFriends')
    await app.sees('今年的奖励名额已用完，明年可以再邀请')
    await inTransaction(db, async (tx) => {
      await settingChanged(tx, 'invitation')
      await tx.update(settings).set({ value: kept!.value }).where(key)
    })
  })

  it('is led to inviting where nobody accepted yet, and can try again where the list does not come', async () => {
    const { app } = zhou
    app.stands('GET /api/invitations/friends', down)
    await app.open('newUserReward')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('还没有朋友接受邀请', '朋友接受后，进度都在这里')
    await app.tap('去邀请')
    await app.isAt('inviteFriends')
  })

  it('reads that nobody is invited now, and is led to the coupons', async () => {
    const { app } = zhou
    const { db } = shop.gateway
    const [type] = await db.select().from(couponTypes).where(eq(couponTypes.couponType, 'inviteFriend'))
    await db
      .update(couponTypes)
      .set({ endsAt: new Date('2026-12-01T00:00:00+08:00') })
      .where(eq(couponTypes.couponType, 'inviteFriend'))
    await app.open('inviteFriends')
    await app.sees('邀请活动没有开放', '有新活动时会在这里开始，先看看能领的券吧')
    await app.seesNot('您得 10 元券')
    await app.tap('去看优惠券')
    await app.isAt('couponList')
    await db.update(couponTypes).set({ endsAt: type!.endsAt }).where(eq(couponTypes.couponType, 'inviteFriend'))
  })
})

describe('who is invited', () => {
  const chen = shop.openedBy('chen')
  const isNew = async (days: number) => {
    const { db, clock, chen: friend } = shop.gateway
    await db.delete(invitations)
    await db.update(orders).set({ paidAt: null }).where(eq(orders.memberId, friend.memberId))
    await db
      .update(members)
      .set({ createdAt: new Date(clock.now().getTime() - days * DAY) })
      .where(eq(members.memberId, friend.memberId))
  }

  it('reads what he gets and by whom it is seen, accepts, and finds the coupon', async () => {
    const { app } = chen
    await isNew(1)
    await app.open('newUserGift', { inviteId: await inviteOf() })
    await app.sees(
      '朋友请您来',
      '接受邀请，新人券放入您的券包',
      '接受邀请不收费，也不要求购买。邀请您的朋友看得到您打码后的手机号和进度，看不到您买了什么。',
    )
    await app.seesNot('周岚', '顾望舒')
    await app.tap('接受邀请')
    await app.sees('欢迎您来', '1 张新人券已放入您的券包')
    await app.tap('查看优惠券')
    await app.isAt('couponList')
    await app.open('newUserGift', { inviteId: await inviteOf() })
    await app.sees('您已经接受过邀请', '每人一次，新人券在您的券包里')
  })

  it('reads why an invitation is not for him, and the way on', async () => {
    const { app } = chen
    await isNew(8)
    await app.open('newUserGift', { inviteId: await inviteOf() })
    await app.sees('邀请只给新朋友', '注册 7 天内、没有下过单的可以接受。您可以邀请别人')
    await app.tap('我也去邀请')
    await app.isAt('inviteFriends')
    await app.open('newUserGift', { inviteId: (await shop.gateway.chen.invitation.begin()).inviteId })
    await app.sees('这是您自己的邀请', '发给家人或朋友，对方接受后您会看到')
    await app.tap('查看我的邀请')
    await app.isAt('inviteFriends')
    await app.open('newUserGift', { inviteId: 'nobodys' })
    await app.sees('没有找到这个邀请', '链接可能不完整，可以请朋友再发一次')
    await app.tap('先逛逛')
    await app.isAt('home')
  })

  it('receives the pack of new members without an invitation, once', async () => {
    const { app } = chen
    const { db, chen: me } = shop.gateway
    await isNew(1)
    await db.delete(memberGifts).where(eq(memberGifts.memberId, me.memberId))
    await db.delete(memberCoupons).where(eq(memberCoupons.memberId, me.memberId))
    await app.open('newUserGift')
    await app.sees('新人礼包', '第一次下单前领取')
    await app.tap('一键领取')
    await app.sees('已放入券包')
    await app.tap('查看优惠券')
    await app.isAt('couponList')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('sees what is given, and logs in before he accepts or invites', async () => {
    const { app } = visitor
    await app.open('newUserGift', { inviteId: await inviteOf() })
    await app.sees('朋友请您来')
    await app.tap('登录后接受邀请')
    await app.isAt('accountLogin')
    await app.open('newUserGift')
    await app.sees('新人礼包', '第一次下单前领取')
    await app.tap('登录后领取')
    await app.isAt('accountLogin')
    await app.open('inviteFriends')
    await app.seesNot('位已接受')
    await app.tap('邀请新朋友')
    await app.isAt('accountLogin')
  })
})
