import { pageUrl } from '@/routes/resolve'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { closeEngine, openBuild, type Opened } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { BUILT_FOR } from './journeys/builtFor'

describe("a product's video in the mini-program", () => {
  let gateway: GatewayProcess
  let phone: Opened | undefined
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
  })
  afterEach(() => phone?.close())
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
  })

  it.each([false, true])("is handed to WeChat's own player when it is tapped, and put away again (elder: %s)", async (elder) => {
    const opened = await openBuild(readyBuild(), {
      url: pageUrl('product', { productCode: '130011' }),
      gateway: { built: BUILT_FOR, real: gateway.address },
      stored: { 'qinghe.elder': elder },
    })
    phone = opened
    await opened.settled()
    const onTop = opened.page.locator('.page:not([hidden])').last()
    await onTop.getByText('0:13').first().waitFor()
    await onTop.locator('.product__play').first().tap()
    await onTop.locator('.product__film').waitFor()
    await onTop.getByText('在家量血压，四步就准').last().waitFor()

    await onTop.locator('.product__filmBar .q-btn').tap()
    await onTop.locator('.product__film').waitFor({ state: 'detached' })
    const { problems, missingWx } = await opened.settled()
    expect({ errors: opened.errors, problems, missingWx }).toEqual({ errors: [], problems: [], missingWx: [] })
  })
})
