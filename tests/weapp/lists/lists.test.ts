import path from 'node:path'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import { closeEngine, openBuild } from '../harness/openBuild'
import { scrollThrough } from './scrollThrough'

/** WeChat's rules (A2). */
const NODES = 1000
const BYTES = 256 * 1024

describe('a long list of products', () => {
  let gateway: GatewayProcess
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
  })
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
  })

  it('stays as small as WeChat wants it, however far it is scrolled', async () => {
    const phone = await openBuild(path.resolve('dist/weapp'), {
      url: 'features/notice/pages/notFound/index',
      gateway: { built: process.env.GATEWAY ?? 'http://127.0.0.1:8080', real: gateway.address },
    })
    const { maxNodes, maxBytes } = await scrollThrough(phone, 200)
    expect(maxNodes).toBeLessThan(NODES)
    expect(maxBytes).toBeLessThan(BYTES)
  })
})
