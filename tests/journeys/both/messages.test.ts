import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { putStock } from '../support/putStock'

const IBUPROFEN = '110011'
const MONITOR = '130011'

journeyEverywhere(
  'who asked to be told of stock is told when it is there, sees it at the bell, is led straight to the product, and reads the rest at once',
  async ({ app, gateway, logInAs }) => {
    await putStock(gateway, [IBUPROFEN, MONITOR], 0)
    await logInAs(members.chen)
    await app.open('messages')
    await app.sees('还没有消息')
    for (const productCode of [IBUPROFEN, MONITOR]) {
      await app.open('product', { productCode })
      await app.tap('到货提醒')
      await app.sees('已登记')
    }

    await putStock(gateway, [IBUPROFEN, MONITOR], 40)
    await app.open('messages')
    await app.sees('「布洛芬缓释胶囊」现在有货')
    await app.sees('「上臂式电子血压计」现在有货')
    await app.open('home')
    await app.tap('消息，2 条未读')
    await app.isAt('messages')
    await app.tap('「布洛芬缓释胶囊」现在有货')
    await app.isAt('product', { productCode: IBUPROFEN })

    await app.goBack()
    await app.isAt('messages')
    await app.tap('全部已读')
    await app.seesNot('全部已读')
    await app.open('home')
    await app.tap('消息')
    await app.sees('到货了')
    await app.seesNot('全部已读')
  },
)
