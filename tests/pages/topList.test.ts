import { orders, topEntries, topLists } from '../../gateway/tables'
import { countTopLists } from '../../gateway/modules/topList/computeTopLists'
import { DAY } from '../../src/lib/duration'
import { receivedOrder } from '../support/receivedOrder'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })

describe('what was bought most', () => {
  const chen = shop.openedBy('chen')

  it('is found beside what others look for, says by what it is counted, and leads to a purchase', async () => {
    const { app } = chen
    const { db, clock, zhou, lin } = shop.gateway
    await db.update(orders).set({ completedAt: null })
    await receivedOrder(shop.gateway, zhou, { skuCode: '110011-1', quantity: 2 })
    await receivedOrder(shop.gateway, lin, { skuCode: '130512-1', quantity: 1 })
    await db.update(orders).set({ completedAt: new Date(clock.now().getTime() - DAY) })
    await countTopLists(db, clock.now())
    await app.open('search')
    await app.tap(/热销榜$/)
    await app.isAt('topList')
    await app.sees('近 7 天 1 人购买', '统计 2026 年 12 月 11 日到 2026 年 12 月 17 日完成的订单，每天更新。')
    await app.sees('至少 1 位会员购买才上榜。上榜只说明买的人多，不说明更适合您，请按药品说明书或者在药师指导下购买和使用')
    await app.tap('近 30 天')
    await app.sees('近 30 天 1 人购买')
    await app.tap('感冒发热')
    await app.seesNot('碳酸钙')
    await app.tap('布洛芬缓释胶囊')
    await app.isAt('product', { productCode: '110011' })
    await app.open('topList')
    await app.tap('规则')
    await app.isAt('topListRule')
  })

  it('says where nothing stands in it, and can be asked for again', async () => {
    const { app } = chen
    const { db } = shop.gateway
    await db.delete(topEntries)
    await db.delete(topLists)
    app.stands('GET /api/topList', down)
    await app.open('topList', { categoryId: 'care' })
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('这几天还没有上榜的商品', '换一个天数或分类看看')
    await app.tap('看全部榜单')
    await app.sees('这几天还没有上榜的商品')
    await app.seesNot('看全部榜单')
  })
})
