import { hallSetting } from '../../gateway/modules/hallGoods/hallSetting'
import { browsed, settings } from '../../gateway/tables'
import { HALL } from '../../gateway/demo/shop/hall'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { shopOnPages } from '../support/pageShopper'

const mockDialled: string[] = []
jest.mock('@/platform/phone', () => ({ callPhone: (number: string) => void mockDialled.push(number) }))

const shop = shopOnPages()
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const nothing = () => Response.json({ results: [], hits: 0, currentPage: 1, hasMore: false, tipDetails: null })
const PRODUCTS = 'GET /api/hall/products'
const holds = (value: typeof HALL) =>
  inTransaction(shop.gateway.db, async (tx) => {
    await settingChanged(tx, hallSetting.key)
    await tx.insert(settings).values({ key: hallSetting.key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
  })
const onDevice = () => [localStorage, sessionStorage].flatMap((kept) => Object.entries(kept)).join()

describe('the men’s health hall', () => {
  const zhou = shop.openedBy('zhou')

  it('asks whether one is of age, leads the younger home, and remembers a yes on the device alone', async () => {
    const { app } = zhou
    await app.open('maleHall')
    await app.sees('您年满 18 周岁了吗？', '您的回答只记在这台设备上')
    await app.seesNot('六味地黄丸')
    await app.tap('《用户条款》')
    await app.isAt('maleUserClause')
    await app.goBack()
    await app.tap('未满 18 周岁，回到首页')
    await app.isAt('home')
    await app.open('maleHallSearch')
    await app.sees('您年满 18 周岁了吗？')
    await app.tap('已满 18 周岁，进入')
    await app.sees('只找馆里的商品')
    await app.open('maleHall')
    await app.sees('看过搜过不留记录')
    await app.seesNot('您年满 18 周岁了吗？')
  })

  it('says what it promises, shows its goods by category and in an order, and whom to ask', async () => {
    const { app } = zhou
    await app.open('maleHall')
    await app.readsTitle('男性健康馆')
    await app.sees('不进足迹、推荐和热搜', '包装、短信和推送不写商品名', '六味地黄丸', '请按药品说明书或者在药师指导下购买和使用')
    await app.sees('正在使用硝酸酯类药物，或有严重心脑血管疾病、肝肾功能不全的，请先咨询医生，不要自行用药。')
    await app.tap('保健食品')
    await app.sees('B族维生素片')
    await app.seesNot('六味地黄丸')
    await app.tap('全部')
    await app.tap('按价格排序')
    await app.settled()
    expect(app.isOn('价格从低到高')).toBe(true)
    await app.tap('打电话')
    expect(mockDialled).toHaveLength(1)
    for (const [words, name] of [
      ['男性健康馆隐私政策', 'malePrivacy'],
      ['男性健康馆用户条款', 'maleUserClause'],
      ['资质公示', 'certificate'],
    ] as const) {
      // prettier-ignore
      await app.open('maleHall')
      await app.tap(words)
      await app.isAt(name)
    }
    await app.open('maleHall')
    await app.tap('问药师')
    await app.isAt('pharmacist')
  })

  it('leaves no look at its goods behind', async () => {
    const { app } = zhou
    await shop.gateway.db.delete(browsed)
    await app.open('maleHall')
    await app.tap('六味地黄丸')
    await app.sees('六味地黄丸', '加入')
    await app.open('browsed')
    await app.sees('还没有足迹')
    expect(onDevice()).not.toContain('六味地黄丸')
  })

  it('says where a category has nothing, and can be asked for again where it failed', async () => {
    const { app } = zhou
    app.stands('GET /api/hall', down)
    await app.open('maleHall')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    app.stands(PRODUCTS, down)
    await app.tap('重试')
    await app.sees('看过搜过不留记录', '服务暂时不可用，请稍后再试')
    app.passes()
    app.stands(PRODUCTS, nothing)
    await app.tap('重试')
    await app.sees('这里还没有商品')
    await app.tap('皮肤用药')
    app.passes()
    await app.tap('看全部商品')
    await app.sees('这里还没有商品')
  })

  it('is found from the category that belongs to it and from the text about it, where the shop has opened it', async () => {
    const { app } = zhou
    await app.open('category', { id: 'skin' })
    await app.seesNot('在馆里看和搜')
    await app.open('category', { id: 'men' })
    await app.tap('在馆里看和搜，不留记录')
    await app.isAt('maleHall')
    await app.open('maleAbout')
    await app.tap('进入男性健康馆')
    await app.isAt('maleHall')
    await holds({ leaves: [], productCodes: [] })
    await app.open('maleAbout')
    await app.seesNot('进入男性健康馆')
    await app.open('maleHall')
    await app.sees('男性健康馆还没有开放')
    await app.tap('去分类看看')
    await app.isAt('category')
    await holds(HALL)
  })
})

describe('the search of the hall', () => {
  const chen = shop.openedBy('chen')
  const search = async (words: string) => {
    const { app } = chen
    await app.open('maleHallSearch')
    await app.fill('在馆内搜索', words)
    await app.confirms('在馆内搜索')
  }

  it('finds goods of the hall alone, and keeps no word: in no address, no history and no storage', async () => {
    const { app } = chen
    await app.open('maleHallSearch')
    await app.tap('已满 18 周岁，进入')
    await app.sees('搜过的词不会保存，离开这一页就没有了')
    await app.readsTitle('搜索男性健康馆')
    await search('六味地皇丸')
    await app.sees('没有找到「六味地皇丸」，为您显示「六味地黄丸」的结果')
    await app.isAt('maleHallSearch')
    expect(location.search).toBe('')
    await app.tap(/^六味地黄丸$/)
    await app.isAt('product', { productCode: '120411' })
    expect(onDevice()).not.toMatch(/六味/)
    await app.open('search')
    await app.seesNot('最近搜索')
    await app.open('maleHallSearch')
    await app.seesNot('六味地')
  })

  it('says that nothing was found, and leads to all goods without the word', async () => {
    const { app } = chen
    await search('布洛芬')
    await app.sees('馆里没有找到', '换个词再试，或问药师')
    await app.tap('到全部商品里找')
    await app.isAt('search')
    expect(location.search).toBe('')
  })

  it('answers what may be an emergency with help and no goods', async () => {
    const { app } = chen
    await search('胸口疼')
    await app.sees('拨打 120', '这里不显示商品，也不显示广告。')
    await app.seesNot('馆里没有找到', '综合')
  })

  it('can be asked again where it failed', async () => {
    const { app } = chen
    app.stands(PRODUCTS, down)
    await search('六味地黄丸')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('六味地黄丸')
  })
})
