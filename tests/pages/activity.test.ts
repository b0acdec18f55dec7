import { promotions } from '../../gateway/tables'
import { DAY } from '../../src/lib/duration'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const days = (count: number) => new Date(shop.gateway.clock.now().getTime() + count * DAY)
const runs = (from: number, until: number) => shop.gateway.db.update(promotions).set({ beginsAt: days(from), endsAt: days(until) })

describe('the products of a promotion', () => {
  const chen = shop.openedBy('chen')
  beforeEach(() => runs(-1, 9))

  it('are found from what runs, by category and filter, and one put into the cart says what is missing', async () => {
    const { app } = chen
    await app.open('activityCategory')
    await app.sees('优惠活动', '满69减10', '2026-12-17 09:00 至 2026-12-27 09:00')
    await app.tap(/^满69减10/)
    await app.isAt('activityCategory', { id: 'full69' })
    await app.sees('非处方药与健康商品满 69 元减 10 元')
    await app.tap('医疗器械')
    await app.seesNot('布洛芬')
    await app.tap('筛选')
    await app.fill('最高价', '0.01')
    await app.tap(/^查看 0 种商品/)
    await app.sees('没有符合条件的商品')
    await app.tap('清除筛选')
    await app.tap('把医用棉签加入购物车')
    await app.sees(/满69减10\s*还差 ¥/, '购物车已选 1 件')
    await app.isAt('activityCategory', { id: 'full69' })
  })

  it('can be searched, and nothing of it is kept', async () => {
    const { app } = chen
    await app.open('activityCategory', { id: 'full69' })
    await app.tap('搜索活动商品')
    await app.isAt('activitySearch', { id: 'full69' })
    await app.sees('输入药名、品牌或症状，只找参加这个活动的商品')
    await app.fill('搜索活动商品', '布洛芬')
    await app.tap('搜索')
    await app.sees('布洛芬缓释胶囊')
    await app.fill('搜索活动商品', '没有这种东西')
    await app.tap('搜索')
    await app.sees('没有找到「没有这种东西」')
    await app.tap('搜索全部商品')
    await app.isAt('searchResult', { keyword: '没有这种东西' })
    await app.open('activitySearch', { id: 'full69', keyword: '胸口疼得厉害，喘不上气' })
    await app.tap('查看急救提示')
    await app.isAt('searchResult', { keyword: '胸口疼得厉害，喘不上气' })
    await app.sees('120')
    await app.open('search')
    await app.seesNot('布洛芬')
  })

  it('of one that is over, that comes, or that there is not, say so', async () => {
    const { app } = chen
    await runs(-9, -1)
    await app.open('activityCategory', { id: 'full69' })
    await app.sees('这个活动已经结束，下面的商品按现在的价格购买')
    await app.tap('其他活动')
    await app.isAt('activityCategory', {})
    await app.sees('现在没有优惠活动', '有新的活动时会在这里')
    await runs(1, 9)
    await app.open('activityCategory', { id: 'gift99' })
    await app.sees('活动 12-19 09:00 开始，现在下单不享受', '赠品：医用外科口罩')
    await app.open('activityCategory', { id: 'nobodys' })
    await app.sees('没有这个活动')
    await app.tap('正在进行的活动')
    await app.isAt('activityCategory', {})
  })

  it('can be asked for again', async () => {
    const { app } = chen
    app.stands('GET /api/promotions', down)
    await app.open('activityCategory')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('满99有赠')
    app.stands('GET /api/promotions/full69', down)
    await app.open('activityCategory', { id: 'full69' })
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('非处方药与健康商品满 69 元减 10 元')
  })
})
