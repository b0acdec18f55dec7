import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { accountOf } from '../../journeys/support/accountOf'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import { members, type Member } from '../../journeys/support/people'
import { closeBrowser, closePhones, newPhone } from '../../journeys/support/phone'
import { watchProblems } from '../../journeys/support/problems'
import { Shopper } from '../../journeys/support/shopper'
import { openWeixin, WECHAT_ON, type Weixin } from '../../journeys/support/weixin'
import { weixinAround } from '../../journeys/support/weixinPage'
import { withinLimit } from '../../journeys/support/withinLimit'
import { shopperOn } from '../table'
import { agentOf as agentOfShell, type LogLine, type MiniSettings, type Person, type ShellSettings, type System } from '../shell/settings'

const folder = () => process.env.JOURNEYS ?? ''
export const tokenOf = (member: Member) =>
  (JSON.parse(readFileSync(path.join(folder(), 'sessions.json'), 'utf8')) as Record<string, string>)[member.memberId] ?? ''

export type InHost = {
  app: Shopper
  address: string
  /** What the shop asked of the app and which of its links it followed, oldest first. */
  log: () => Promise<LogLine[]>
  /** What WeChat saw of the shop, in its browser. */
  weixin?: Awaited<ReturnType<typeof weixinAround>>
}

let shell: string

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/hosts/shell/inTest.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome100',
    define: { 'process.env.QINGHE_GALLERY': '""' },
    logLevel: 'error',
  })
  shell = outputFiles[0]?.text ?? ''
})
afterAll(closeBrowser)

/**
 * A shop of a walk's own, for what one bought counts towards what a person may buy at all. With an official account of WeChat it is
 * another one: it is paid with WeChat everywhere.
 */
async function openShop(given: Given): Promise<{ gateway: GatewayProcess; weixin?: Weixin; close: () => Promise<void> }> {
  const weixin = 'wechat' in given ? await openWeixin() : undefined
  const gateway = await GatewayProcess.start(seededShop(), { COURIER_SPEED: '100000', ...weixin?.env })
  return {
    gateway,
    ...(weixin && { weixin }),
    async close() {
      await gateway.close()
      weixin?.close()
    },
  }
}

const personOn = (system: System): Person => {
  const member = members[shopperOn(system)]
  return { name: member.name, userId: member.memberId, token: tokenOf(member) }
}

export const shellOf = (settings: Pick<ShellSettings, 'app' | 'system' | 'version'> & Partial<ShellSettings>): ShellSettings => ({
  bridge: true,
  followsLinks: true,
  answers: {},
  person: personOn(settings.system),
  ...settings,
})
export const miniOf = (system: System): MiniSettings => ({ app: 'doctorMini', system, person: personOn(system) })

type Given = { userAgent: string } | { shell: () => ShellSettings | MiniSettings } | { wechat: 'ios' | 'android' }

function agentOf(given: Given): string {
  if ('userAgent' in given) return given.userAgent
  if ('wechat' in given) return WECHAT_ON[given.wechat]
  return agentOfShell(given.shell())
}

/** A walk on a phone whose shop opens in this host. It fails on a fault of any page too. */
export function hostJourney(title: string, given: Given, walk: (company: InHost) => Promise<void>) {
  test(title, async () => {
    const shop = await openShop(given)
    const { address } = shop.gateway
    const problems: string[] = []
    const context = await newPhone(address, { userAgent: agentOf(given) })
    context.on('page', (page) => watchProblems(page, problems))
    if ('shell' in given) await putShell(context, given.shell())
    const weixin = shop.weixin && 'wechat' in given ? await weixinAround(context, shop.weixin, { system: given.wechat }) : undefined
    const page = await context.newPage()
    const app = new Shopper(page, address)
    try {
      await withinLimit(walk({ app, address, log: () => logOf(page), ...(weixin && { weixin }) }))
      if (problems.length) throw new Error(`Things went wrong on the way:\n${problems.join('\n')}`)
    } catch (failure) {
      throw new Error(await accountOf({ failure, title, page, problems, gateway: shop.gateway }), { cause: failure })
    } finally {
      await closePhones([context])
      await shop.close()
    }
  })
}

async function putShell(context: BrowserContext, settings: ShellSettings | MiniSettings) {
  await context.addInitScript(`globalThis.shellSettings=${JSON.stringify(settings)};${shell}`)
  await context.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.wx = { miniProgram: window.miniOfShell }' }),
  )
}

const logOf = (page: Page) => page.evaluate(() => (JSON.parse(sessionStorage.getItem('shell') ?? '{}') as { log?: LogLine[] }).log ?? [])
