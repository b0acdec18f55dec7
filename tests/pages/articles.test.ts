import { articles } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()
const FLU = { articleId: 'flu-vaccine' }
const PAGE = 'GET /api/articles/flu-vaccine'
const LIST = 'GET /api/articles'
const down = () => new Response('{"code":"FAULT","message":"系统繁忙"}', { status: 500, headers: { 'Content-Type': 'application/json' } })

describe('a visitor who reads', () => {
  const visitor = shop.openedBy()

  it('opens an article from home, goes on to another of its topic and to all of them; no page of it leads to a product', async () => {
    const { app } = visitor
    await app.open('home')
    await app.tap('早晨血压偏高，是没吃对药吗？')
    await app.isAt('article', { articleId: 'morning-blood-pressure' })
    await app.sees('主管药师 沈知夏', '2026 年 11 月 20 日更新', '什么时候马上就医', '参考资料', '《中国高血压防治指南（2024年修订版）》')
    await app.sees('本文是健康知识，不能代替医生的诊断和治疗')
    await app.readsTitle('早晨血压偏高，是没吃对药吗？')
    expect(app.links('/product/')).toEqual([])
    await app.tap(/^在家量血压，九成的误差/)
    await app.isAt('article', { articleId: 'measure-blood-pressure' })
    await app.tap('接着读，更多')
    await app.isAt('healthPopSci', { topic: 'chronic' })
    await app.seesNot('两种感冒药能一起吃吗')
    expect(app.isOn('慢病管理')).toBe(true)
    expect(app.links('/product/')).toEqual([])
    await app.open('home')
    await app.tap('更多健康科普')
    await app.isAt('healthPopSci')
  })

  it('chooses a topic, scrolls on, finds by words, and is told where nothing fits', async () => {
    const { app } = visitor
    await app.open('healthPopSci')
    await app.tap('加载更多')
    await app.tap('加载更多')
    await app.sees('没有更多了')
    await app.tap('家庭急救')
    await app.sees('烫伤了，先冲水，别抹牙膏')
    await app.seesNot('两种感冒药能一起吃吗')
    await app.tap('搜索')
    await app.sees('请输入要搜的词')
    await app.fill('搜文章', '对乙酰氨基酚')
    await app.confirms('搜文章')
    await app.sees(/找到 \d+ 篇讲「对乙酰氨基酚」的文章/, '两种感冒药能一起吃吗')
    await app.fill('搜文章', '火星')
    await app.confirms('搜文章')
    await app.sees('没有讲「火星」的文章')
    await app.tap('看全部文章')
    await app.sees('烫伤了，先冲水，别抹牙膏')
    expect(app.isOn('家庭急救')).toBe(true)
  })

  it('is offered another try where it fails, and other articles where this one is gone', async () => {
    const { app } = visitor
    app.stands(PAGE, down)
    await app.open('article', FLU)
    await app.sees('重试')
    app.passes()
    await app.tap('重试')
    await app.sees('流感疫苗该几月打？', '几月最合适')
    app.stands(LIST, down)
    await app.open('healthPopSci')
    await app.sees('重试')
    app.passes()
    await app.open('article', { articleId: 'of-nobody' })
    await app.sees('没有找到这篇文章')
    await app.tap('看别的文章')
    await app.isAt('healthPopSci')
  })
})

describe('a reader with the elder version', () => {
  const reader = shop.openedBy(undefined, { elder: true })

  it('has the same pages, switches the letters back, and is told where there is nothing to read', async () => {
    const { app } = reader
    await app.open('article', FLU)
    await app.sees('65 岁以上要注意', '参考资料')
    await app.tap('恢复标准字号')
    await app.sees('放大字号')
    await shop.gateway.db.delete(articles)
    await app.open('healthPopSci')
    await app.sees('还没有文章')
    await app.seesNot('全部')
  })
})
