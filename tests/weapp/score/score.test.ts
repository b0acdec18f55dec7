import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REPORTS } from '../../../scripts/test/reports.mjs'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import { members } from '../../journeys/support/people'
import { readBuild } from '../checks/readBuild'
import { sessionOf } from '../conventions/onEngine'
import { closeEngine, openBuild, type Opened } from '../harness/openBuild'
import { BUILD_RULES } from './buildRules'
import type { Measured } from './measured'
import { measure, prepare } from './measure'
import { report } from './report'
import { brokenBy } from './rules'
import { headOf, visitsOf } from './visits'

const build = readBuild('dist/weapp')
/** Stands for the order's number until the gateway said it. */
const ORDER = '9999999999999999'
const visits = visitsOf(build.pages, ORDER)
const { zhou } = members
const session = sessionOf(zhou)

describe('the experience score', () => {
  const pages = new Map<string, Measured>()
  let gateway: GatewayProcess
  let phone: Opened | undefined
  let order = ''

  const open = async () => {
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
    const headers = { Authorization: `Bearer ${session.token}` }
    const listed = await fetch(`${gateway.address}/api/orders?tab=all&page=1&size=20`, { headers })
    const { results } = (await listed.json()) as { results: Array<{ orderCode: string }> }
    if (!results[0]) throw new Error('周岚 has no order')
    order = results[0].orderCode
  })
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(path.join(REPORTS, 'weapp-score.txt'), `${report(build, pages)}\n`)
  })

  /** On a phone that serves for all pages; one that failed tells of no other page. */
  const visit = async (address: string) => {
    phone ??= await open()
    try {
      return await measure(phone, address)
    } catch (fault) {
      await phone.close()
      phone = undefined
      throw fault
    }
  }

  it.each(visits.map((one) => [one.page, one] as const))('keeps WeChat’s rules on %s', async (_, { name, url }) => {
    const page = await visit(url.replace(ORDER, order))
    pages.set(name, page)
    expect(brokenBy(page)).toEqual([])
    expect(page.text).toContain(headOf(name))
    expect(page.isShown).toBe(true)
  })

  it.each(BUILD_RULES.map((rule) => [rule.name, rule] as const))('loses no points for %s', (_, { offenders }) => {
    expect(offenders(build)).toEqual([])
  })
})
