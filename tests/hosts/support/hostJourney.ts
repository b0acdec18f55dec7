import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { accountOf } from '../../journeys/support/accountOf'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import { members, type Member } from '../../journeys/support/people'
import { closeBrowser, newPhone } from '../../journeys/support/phone'
import { watchProblems } from '../../journeys/support/problems'
import { Shopper } from '../../journeys/support/shopper'
import { openWeixin, WECHAT_ON, type Weixin } from '../../journeys/support/weixin'
import { weixinAround } from '../../journeys/support/weixinPage'
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

let gateway: GatewayProcess
let shell: string
let inWechat: { weixin: Weixin; gateway: GatewayProcess } | undefined

/** The shop with an official account of WeChat is another one: it is paid with WeChat everywhere. */
async function shopInWechat() {
  if (!inWechat) {
    const weixin = await openWeixin()
    inWechat = { weixin, gateway: await openGateway(weixin.env) }
  }
  return inWechat
}
const openGateway = (env: Record<string, string>) => GatewayProcess.start(seededShop(), { COURIER_SPEED: '100000', ...env })

// One gateway for all: a host is only another way to the same shop.
beforeAll(async () => {
  gateway = await openGateway({})
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
afterAll(async () => {
  await closeBrowser()
  await gateway.close()
  await inWechat?.gateway.close()
  inWechat?.weixin.close()
})

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
    const shop = 'wechat' in given ? await shopInWechat() : { gateway }
    const { address } = shop.gateway
    const problems: string[] = []
    const context = await newPhone(address, { userAgent: agentOf(given) })
    context.on('page', (page) => watchProblems(page, problems))
    if ('shell' in given) await putShell(context, given.shell())
    const weixin = 'weixin' in shop && 'wechat' in given ? await weixinAround(context, shop.weixin, { system: given.wechat }) : undefined
    const page = await context.newPage()
    const app = new Shopper(page, address)
    try {
      await walk({ app, address, log: () => logOf(page), ...(weixin && { weixin }) })
      if (problems.length) throw new Error(`Things went wrong on the way:\n${problems.join('\n')}`)
    } catch (failure) {
      throw new Error(await accountOf({ failure, title, page, problems, gateway: shop.gateway }), { cause: failure })
    } finally {
      await context.close()
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
