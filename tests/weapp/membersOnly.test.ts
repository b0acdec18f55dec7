import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pageUrl, publicUrl } from '@/routes/resolve'
import type { Route } from '@/routes/route'
import { routes, type RouteName } from '@/routes/table'
import { REPORTS } from '../../scripts/test/reports.mjs'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { eventually } from '../support/eventually'
import { sampleOf } from '../support/samples'
import { closeEngine, openBuild, type Opened } from './harness/openBuild'
import { readyBuild } from './harness/readyBuild'
import { BUILT_FOR } from './journeys/builtFor'

const rows = (Object.entries(routes) as Array<[RouteName, Route]>).filter(([, { session }]) => session === 'required')
/** What stands in the place of a page that is for members. */
const INSTEAD = '登录后查看'

describe('a members-only page of the mini-program, for a visitor', () => {
  let gateway: GatewayProcess
  let shop: Opened
  const table: string[] = []
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
    shop = await openBuild(readyBuild(), { url: pageUrl('home'), gateway: { built: BUILT_FOR, real: gateway.address } })
    await shop.settled()
  })
  afterAll(async () => {
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(path.join(REPORTS, 'weapp-members-only.txt'), `${table.join('\n')}\n`)
    await shop.close()
    await closeEngine()
    await gateway.close()
  })

  it.each(rows)('%s leads to the login, and back from it without one shows nothing', async (name) => {
    const params = sampleOf(name)
    await shop.reLaunch(pageUrl(name, params))
    await eventually(async () => expect((await shop.settled()).path).toBe(routes.login.page))
    const { query } = await shop.settled()
    const back = decodeURIComponent(query.backurl ?? '')
    expect(back).toBe(publicUrl(name, params))

    await shop.run('App.callWxMethod', { method: 'navigateBack', args: [] })
    await eventually(async () => expect((await shop.settled()).path).toBe(routes[name].page))
    const { text, problems } = await shop.settled()
    expect(text.replace(/\s+/g, ' ')).toContain(INSTEAD)
    expect([problems, shop.errors]).toEqual([[], []])
    table.push([name, back, text.replace(/\s+/g, ' ').trim()].join('\t'))
  })
})
