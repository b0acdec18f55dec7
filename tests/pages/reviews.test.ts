import { staffAt, type StaffPerson } from '../support/counter'
import { shopOnPages } from '../support/pageShopper'
import { receivedBy, receivedLine } from '../support/receivedLines'

const shop = shopOnPages()
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
let clerk: StaffPerson
let line: { lineId: string; productCode: string; card: { name: string } }
beforeAll(async () => {
  clerk = await staffAt(shop.gateway, { roles: ['clerk', 'pharmacist'], name: '沈知夏' })
  line = await receivedLine(shop.gateway, shop.gateway.zhou)
})
const written = async () => (await shop.gateway.zhou.review.mine()).results.find(({ lineId }) => lineId === line.lineId)

describe('a review', () => {
  const zhou = shop.openedBy('zhou')
  it('is written from what waits: a refused word is marked where it stands, taken away by a press, and the rest stays', async () => {
    const { app } = zhou
    await app.open('reviews')
    await app.sees(/待评价 \d/, line.card.name, '签收', '前可评价')
    await app.tap(`写评价${line.card.name}`)
    await app.readsTitle('写评价')
    await app.sees('打几星', '哪些方面', '别拍到姓名、电话和处方；有图片的评价查看后展示', '显示为 匿名用户')
    await app.tap('发布')
    await app.sees('请选择几颗星')
    await app.tap('4 星，满意')
    await app.tap('送得快')
    await app.fill('评价内容', '送得很快，三天就根治了头疼。')
    await app.sees('「根治」是讲疗效的词，商品评价里不能写。可以说说送得快不快')
    await app.cannotTap('改好再发布')
    expect(app.asksBeforeLeaving()).toBe(true)
    await app.tap('删掉「根治」')
    await app.sees('送得很快，三天就了头疼。', '已删掉「根治」')
    await app.tap('匿名')
    await app.sees('显示为 周**')
    app.stands('POST /api/reviews', down)
    await app.tap('发布')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('发布')
    await app.sees('已发布，谢谢您的评价')
    await app.readsTitle('我的评价')
    await app.sees('4 星', '送得快', '送得很快，三天就了头疼。')
    expect(app.asksBeforeLeaving()).toBe(false)
    expect(await written()).toMatchObject({ stars: 4, tags: ['fast'], isAnonymous: false })
  })

  it('whose check could not be asked is refused all the same, with the word marked', async () => {
    const { app } = zhou
    await app.open('reviewWrite', { lineId: line.lineId, mode: 'edit' })
    await app.readsTitle('写评价')
    app.stands('POST /api/sensitiveWord/check', down)
    await app.fill('评价内容', '药到病除')
    await app.tap('发布')
    await app.sees('「药到病除」是讲疗效的词', '改好再发布')
    app.passes()
    await app.fill('评价内容', '包装很好')
    await app.tap('发布')
    await app.readsTitle('我的评价')
    await app.sees('包装很好')
  })

  it('that was hidden says why, is corrected and looked at again', async () => {
    const { app } = zhou
    const params = { id: (await written())!.id }
    await clerk.review.hide({ params, body: { reason: 'unrelated', note: '说的是别家店' } })
    await app.open('reviews', { tab: 'written' })
    await app.sees('没有展示：与商品无关：说的是别家店。修改后可以再次提交')
    await app.open('reviewWrite', { lineId: line.lineId })
    await app.tap('修改')
    await app.fill('评价内容', '盒子外面多套了一层泡沫')
    await app.tap('发布')
    await app.sees('已提交，查看后展示', '正在查看图片和内容，通过后展示，一般在 24 小时内')
    await clerk.review.publish({ params })
  })

  it('is added to once, and deleted for good', async () => {
    const { app } = zhou
    await app.open('reviewWrite', { lineId: line.lineId })
    await app.tap('追评')
    await app.readsTitle('追评')
    await app.sees('用了一段时间，想补充什么', '只能追评一次，发布后不能修改')
    await app.tap('发布追评')
    await app.sees('请写下追评')
    await app.fill('追评内容', '又买了一次，一样快')
    await app.tap('发布追评')
    await app.sees('追评已发布', '又买了一次，一样快')
    await app.seesNot('只能追评一次')
    await app.tap('删除')
    await app.sees('删除这条评价？', '文字和图片都会删除，这件商品不能再评价')
    await app.tap('先不删')
    await app.sees('又买了一次，一样快')
  })
})

describe('the reviews of a product', () => {
  const chen = shop.openedBy('chen')
  it('stand on its page, and lead to all of them: figures, filters, what helped, a report', async () => {
    const { app } = chen
    const { productCode } = line
    const id = (await written())!.id
    await clerk.review.answer({ params: { id }, body: { words: '谢谢您，我们继续努力' } })
    await app.open('product', { productCode })
    await app.sees('评价 1 · 4.0 分', '周** · 4 星', '盒子外面多套了一层泡沫')
    await app.tap(/查看全部/)
    await app.readsTitle('商品评价')
    await app.sees('4.0', '5 星', '1–3 星', '只有买过的人能写。讲疗效的话按法规不展示，管不管用请问药师。')
    await app.sees('全部 1', '周**', '又买了一次，一样快', '沈知夏 药师 回复', '谢谢您，我们继续努力')
    await app.seesNot('写评价', '有图')
    await app.tap('送得快 1')
    await app.sees('盒子外面多套了一层泡沫')
    await app.tap('有帮助')
    await app.sees('有帮助 1')
    await app.tap('有帮助 1')
    await app.seesNot('有帮助 1')
    await app.tap('举报周**的评价')
    await app.sees('举报这条评价', '打分低不是举报的理由')
    await app.tap('提交举报')
    await app.sees('请选择举报的原因')
    await app.tap('广告或联系方式')
    await app.tap('提交举报')
    await app.sees('已收到举报，我们会尽快查看')
    await app.tap(/^加入购物车 ¥/)
    await app.sees('已加入购物车')
  })

  it('leave the product’s page whole where they cannot be read or there are none; an empty list says who may write', async () => {
    const { app } = chen
    const { productCode } = line
    app.stands(`GET /api/product/${productCode}/reviews/head`, down)
    await app.open('product', { productCode })
    await app.sees(line.card.name)
    await app.seesNot('分 查看全部', '服务暂时不可用')
    app.passes()
    const other = await receivedLine(shop.gateway, shop.gateway.zhou, 'otcB', 1)
    const [lineId = ''] = await receivedBy(shop.gateway, other.lineId, [shop.gateway.chen.memberId])
    await app.open('productReviews', { productCode: other.productCode })
    await app.sees('还没有评价', '只有买过的人能写评价')
    await app.tap('写评价')
    await app.isAt('reviewWrite', { lineId })
  })

  it.each([
    ['1', '没有找到', '没有找到这件商品的订单'],
    ['x'.repeat(65), '链接有误', '编号不正确'],
  ])('are not asked for again by an address that leads nowhere: %s', async (lineId, title, why) => {
    const { app } = chen
    await app.open('reviewWrite', { lineId })
    await app.sees(new RegExp(`${title}\\s*${why}`))
    await app.seesNot('重试')
    await app.tap('回到首页')
    await app.isAt('home')
  })

  it('are none of a prescription drug, whose form asks for the service alone', async () => {
    const { app } = chen
    await app.open('productReviews', { productCode: '100011' })
    await app.sees('处方药不展示评价', '适不适合、怎么用，请问药师')
  })
})
