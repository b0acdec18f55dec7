import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageUrl } from '@/routes/resolve'
import type { Route } from '@/routes/route'
import { routes, type RouteName } from '@/routes/table'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { members } from '../journeys/support/people'
import { sampleOf } from '../support/samples'
import { closeEngine, openBuild, type Opened } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { BUILT_FOR } from './journeys/builtFor'

/** Of the shopper, on an address they were led in by. */
const PRIVATE = { token: 'TOKEN-OF-ZHOU', agentfrom: 'AGENT', userName: 'NAME-OF-ZHOU', accountId: 'ACCOUNT-OF-ZHOU' }
/** A list of somebody's coupon is passed on to nobody (below). */
const OF_A_COUPON = 'couponUuid'
const PRESCRIPTION = '100011'

const rows = Object.entries(routes) as Array<[RouteName, Route]>
/** Everything that an address may hold: what the page is about, and in each other place something that is nobody's business. */
const paramsOf = (name: RouteName, { path: pattern, query = [], sharedQuery = [] }: Route) => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, one = '']) => one)
  const others = query.filter((one) => !sharedQuery.includes(one) && one !== OF_A_COUPON)
  const about = Object.fromEntries([...names, ...sharedQuery].map((one) => [one, '7']))
  return { ...about, ...sampleOf(name), ...Object.fromEntries(others.map((one) => [one, `${one}-OF-ZHOU`])) }
}

/** One row of each way to be passed on that a page has: its other rows differ in what they show alone. */
const ways = rows.filter(([, one], place) => rows.findIndex(([, other]) => wayOf(other) === wayOf(one)) === place)
function wayOf({ page, path: pattern, shared, sharedQuery, fixed }: Route): string {
  return JSON.stringify([page, shared, sharedQuery, Object.keys(fixed ?? {}), [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)])
}

describe('the mini-program’s menu', () => {
  let gateway: GatewayProcess
  let shop: Opened
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
    const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
    const { memberId, name, phone } = members.zhou
    const token = sessions[memberId] ?? ''
    // A page that she does not agree to is none of hers: the text stands in its place.
    const { status } = await fetch(`${gateway.address}/api/agreements`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ agreements: 'cabinetRule@2026-11-21' }),
    })
    expect(status).toBe(200)
    shop = await openBuild(readyBuild(), {
      url: pageUrl('home'),
      gateway: { built: BUILT_FOR, real: gateway.address },
      stored: { 'qinghe.session': { token, userId: memberId, nickname: name, phoneNum: phone } },
    })
    await shop.settled()
  })
  afterAll(async () => {
    await shop.close()
    await closeEngine()
    await gateway.close()
  })
  const menuOn = async (name: RouteName, params: Record<string, string>) => {
    await shop.reLaunch(pageUrl(name, { ...params, ...PRIVATE }))
    await shop.settled()
    return shop.shareMenu()
  }

  it.each(ways)('of %s offers what its row says, and says nothing of who passes it on', async (name, row) => {
    const params = paramsOf(name, row)
    const { shareAppMessage, shareTimeline } = await menuOn(name, params)
    expect([shareAppMessage !== undefined, shareTimeline !== undefined]).toEqual([row.shared !== undefined, row.shared === 'moments'])
    const said = decodeURIComponent(JSON.stringify([shareAppMessage, shareTimeline]))
    expect(said).not.toMatch(/OF-ZHOU|AGENT|made\.|周岚/)
    if (!shareAppMessage) return
    const [page, search = ''] = shareAppMessage.path?.split('?') ?? []
    expect(page).toBe(`/${row.page}`)
    const own = [...row.path.matchAll(/:(\w+)/g)].map(([, one = '']) => one)
    const about = [...own, ...(row.sharedQuery ?? [])].filter((one) => params[one])
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...row.fixed,
      ...Object.fromEntries(about.map((one) => [one, params[one]])),
    })
    expect(shareAppMessage.title).toBeTruthy()
    expect(shareAppMessage.imageUrl).toBeTruthy()
    expect(shareTimeline ?? { title: shareAppMessage.title, query: search }).toMatchObject({ title: shareAppMessage.title, query: search })
  })

  it('offers a product once it is there: its name and its picture', async () => {
    const { shareAppMessage } = await menuOn('product', { productCode: '110011' })
    expect(shareAppMessage?.title).not.toBe(routes.product.title)
    expect(shareAppMessage?.imageUrl).toContain('/pictures/110011')
  })

  it('offers a prescription drug to a chat alone, without its pack', async () => {
    const { shareAppMessage, shareTimeline } = await menuOn('product', { productCode: PRESCRIPTION })
    expect(shareAppMessage).toMatchObject({
      title: expect.stringContaining('（处方药）') as string,
      imageUrl: expect.stringContaining('/pictures/sealed') as string,
    })
    expect(shareTimeline).toBeUndefined()
  })

  it.each([
    ['a product that is nowhere', 'product', { productCode: '999999' }],
    ['the list of somebody’s coupon', 'searchResult', { couponUuid: 'coupon-of-zhou' }],
    ['a text that never was', 'privacyVersion', { version: '1999-01-01' }],
  ] as const)('offers %s to nobody', async (_, name, params) => {
    expect(await menuOn(name, params)).toEqual({})
  })

  it('decides for the page on screen, coming back to it too', async () => {
    expect(Object.keys(await menuOn('product', { productCode: '110011' }))).toHaveLength(2)
    const walk = (method: string, ...args: unknown[]) => shop.run('App.callWxMethod', { method, args })
    await walk('navigateTo', { url: pageUrl('orders') })
    await shop.settled()
    expect(await shop.shareMenu()).toEqual({})
    await walk('navigateBack')
    await shop.settled()
    expect(Object.keys(await shop.shareMenu())).toHaveLength(2)
  })

  it.each(ways.filter(([, { shared }]) => shared === 'moments'))(
    'leads from moments to %s, which asks WeChat for nothing that is not there',
    async (name, row) => {
      const single = await openBuild(readyBuild(), {
        url: pageUrl(name, paramsOf(name, row)),
        scene: 1154,
        gateway: { built: BUILT_FOR, real: gateway.address },
      })
      const { path: page, text, problems } = await single.settled()
      expect([page, problems, single.errors]).toEqual([row.page, [], []])
      expect(text.trim()).not.toBe('')
      await single.close()
    },
  )

  it('leads from moments into one page to be read, and says where the shop itself is', async () => {
    const single = await openBuild(readyBuild(), {
      url: pageUrl('product', { productCode: '110011' }),
      scene: 1154,
      gateway: { built: BUILT_FOR, real: gateway.address },
    })
    await single.settled()
    const onTop = single.page.locator('.page:not([hidden])').last()
    const says = single.page.getByText('请点下方的“前往小程序”')
    for (const press of [onTop.locator('.q-press', { hasText: '药师' }).last(), onTop.locator('.q-press:has(> .i-phone)')]) {
      await press.tap()
      await says.waitFor()
      await says.waitFor({ state: 'detached' })
    }
    // Its storage is not the shop's: what is put into this cart, nobody buys.
    await onTop.locator('.q-press', { hasText: '加入购物车' }).last().tap()
    await onTop.locator('.q-sheet--in .q-press', { hasText: '加入购物车' }).tap()
    await says.waitFor()
    expect(await onTop.locator('.i-arrow-left, .i-share').count()).toBe(0)
    const { path: page, depth, problems } = await single.settled()
    expect([page, depth, problems, single.errors]).toEqual([routes.product.page, 1, [], []])
    await single.close()
  })
})
