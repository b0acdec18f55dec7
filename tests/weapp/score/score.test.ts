import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REPORTS } from '../../../scripts/test/reports.mjs'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import { members } from '../../journeys/support/people'
import { readBuild } from '../checks/readBuild'
import { closeEngine, openBuild, type Opened } from '../harness/openBuild'
import { BUILD_RULES } from './buildRules'
import type { Measured } from './measured'
import { measure, prepare } from './measure'
import { report } from './report'
import { brokenBy, TIMES } from './rules'
import { visitsOf, type Visit } from './visits'

const build = readBuild('dist/weapp')
/** Visits of a page whose times are too long, in all: another process may have had the machine. */
const VISITS = 2
/** Stands for the order's number until the gateway said it. */
const ORDER = '9999999999999999'
const visits = visitsOf(build.pages, ORDER)
const { zhou } = members

describe('the experience score', () => {
  const pages = new Map<string, Measured>()
  let gateway: GatewayProcess
  let phone: Opened
  let order = ''

  const open = async () => {
    const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
    const session = { token: sessions[zhou.memberId], userId: zhou.memberId, nickname: zhou.name, phoneNum: zhou.phone }
    const opened = await openBuild(path.resolve('dist/weapp'), {
      url: build.pages[0] ?? '',
      gateway: { built: process.env.GATEWAY ?? 'http://127.0.0.1:8080', real: gateway.address },
      stored: { 'qinghe.session': session },
    })
    await prepare(opened)
    return opened
  }

  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
    phone = await open()
    const listed = phone.page.waitForResponse(
      (reply) => new URL(reply.url()).pathname === '/api/orders' && reply.request().method() === 'GET',
    )
    await phone.reLaunch('/features/order/pages/list/index')
    const { results } = (await (await listed).json()) as { results: Array<{ orderCode: string }> }
    order = results[0]?.orderCode ?? ''
    await phone.settled()
  })
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(path.join(REPORTS, 'weapp-score.txt'), `${report(build, pages)}\n`)
  })

  /** On another phone when Chromium stalls on this one. */
  const visit = (address: string) =>
    measure(phone, address).catch(async (stall: unknown) => {
      console.warn(stall)
      await closeEngine()
      phone = await open()
      return measure(phone, address)
    })
  const best = async ({ url }: Visit) => {
    const address = url.replace(ORDER, order)
    let page = await visit(address)
    for (let more = 1; more < VISITS && brokenBy(page, TIMES).length; more += 1) {
      const again = await visit(address)
      page = brokenBy(again, TIMES).length <= brokenBy(page, TIMES).length ? { ...again, setData: page.setData } : page
    }
    return page
  }

  it.each(visits.map((one) => [one.page, one] as const))('keeps WeChat’s rules on %s', async (_, one) => {
    const page = await best(one)
    pages.set(one.name, page)
    expect(brokenBy(page)).toEqual([])
  })

  it.each(BUILD_RULES.map((rule) => [rule.name, rule] as const))('loses no points for %s', (_, { offenders }) => {
    expect(offenders(build)).toEqual([])
  })
})
