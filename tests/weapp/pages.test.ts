import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageUrl } from '@/routes/resolve'
import { routes, type RouteName } from '@/routes/table'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { members } from '../journeys/support/people'
import { compile } from './harness/compile'
import { closeEngine, openBuild, type Opened } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'

/** Where a build sends its requests unless it is told otherwise (config/index.ts). */
const BUILT_FOR = process.env.GATEWAY ?? 'http://127.0.0.1:8080'
/** A product of the seed that everybody may buy. */
const PRODUCT = '110011'

const sample: Partial<Record<RouteName, Record<string, string>>> = {
  product: { productCode: PRODUCT },
  instructionBook: { productCode: PRODUCT },
  wapManual: { productCode: PRODUCT },
  searchResult: { keyword: '感冒' },
  address: { mode: 'add' },
  externalPage: { url: 'https://example.com' },
}
/** These need an order; the journey of the next issue opens them with one. */
const NEEDS_AN_ORDER = new Set<RouteName>(['cashier', 'payResult', 'order', 'orderLogistic'])
const folder = readyBuild()
const { pages } = compile(folder)
/** The first route of every page that was built; build.test.ts compares the build with the table. */
const names = (Object.keys(routes) as RouteName[]).filter(
  (name, place, all) =>
    pages.includes(routes[name].page) &&
    !NEEDS_AN_ORDER.has(name) &&
    all.findIndex((other) => routes[other].page === routes[name].page) === place,
)

describe('on the component engine', () => {
  let gateway: GatewayProcess
  let shop: Opened | undefined
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
  })
  afterEach(() => shop?.close())
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
  })

  const open = async (name: RouteName) => {
    const { zhou } = members
    const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
    const stored = {
      'qinghe.session': { token: sessions[zhou.memberId], userId: zhou.memberId, nickname: zhou.name, phoneNum: zhou.phone },
    }
    shop = await openBuild(folder, {
      url: pageUrl(name, sample[name] ?? {}),
      gateway: { built: BUILT_FOR, real: gateway.address },
      stored,
    })
    return shop
  }

  it.each(names)('%s opens, draws everything and says nothing in the console', async (name) => {
    const opened = await open(name)
    const { problems, missingWx, text } = await opened.settled()
    expect({ errors: opened.errors, problems, missingWx }).toEqual({ errors: [], problems: [], missingWx: [] })
    expect(text.trim()).not.toBe('')
  })
})
