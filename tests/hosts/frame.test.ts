import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { seededShop } from '../journeys/support/seededShop'
import { members } from '../journeys/support/people'
import { closeBrowser, closePhones, newPhone } from '../journeys/support/phone'
import { watchProblems } from '../journeys/support/problems'
import { Shopper } from '../journeys/support/shopper'
import { takeNow } from '../journeys/support/steps'
import { serveFrame } from './frame/serveFrame'
import { APPS, SYSTEMS } from './shell/settings'

const folder = process.env.JOURNEYS ?? ''
let gateway: GatewayProcess
let frame: Awaited<ReturnType<typeof serveFrame>>
let window: BrowserContext
let page: Page
let app: Shopper
let problems: string[]

beforeAll(async () => {
  gateway = await GatewayProcess.start(seededShop())
  const sessions = JSON.parse(readFileSync(path.join(folder, 'sessions.json'), 'utf8')) as Record<string, string>
  frame = await serveFrame({ gateway: gateway.address, sessions })
})
afterAll(async () => {
  await closeBrowser()
  frame.close()
  await gateway.close()
})

const panel = () => page.locator('qinghe-shells')
/** Chooses beside the phone, where it is not chosen already; the shop opens anew. */
async function choose(what: string, name: string) {
  const one = panel().getByRole('group', { name: what }).getByRole('radio', { name, exact: true })
  if (await one.isChecked()) return
  await Promise.all([page.waitForEvent('load'), one.check()])
  await app.loaded()
}
const heard = () => panel().getByRole('listitem')

describe('the phone on the development page', () => {
  // A window and a list of problems of its own for each test: what went wrong in one, or goes on after it, is no other's.
  beforeEach(async () => {
    problems = []
    window = await newPhone(frame.address, { width: 1180 })
    page = await window.newPage()
    watchProblems(page, problems)
    app = new Shopper(page, frame.address)
    await app.open('me')
  })
  afterEach(() => closePhones([window]))

  const shells = Object.values(APPS).flatMap(({ name, sign }) =>
    Object.values(SYSTEMS).map(({ name: system, agent }) => ({ name: name.replace(' App', ''), system, agent: `${agent} ${sign}/6.33.0` })),
  )
  it.each(shells)('opens the shop in $name on $system, which hands its person over', async ({ name, system, agent }) => {
    await choose('应用里登录的人', members.zhou.name)
    await choose('系统', system)
    await choose('应用', name)
    await heard().filter({ hasText: 'getToken' }).first().waitFor()
    await heard().filter({ hasText: '"ok":true,"answer":{"token":"…"' }).first().waitFor()
    await app.sees(members.zhou.name)
    expect(await page.evaluate(() => navigator.userAgent)).toBe(agent)
    expect(problems).toEqual([])
  })

  it.each(['iOS', 'Android'])(
    'opens the shop in the doctors’ mini-program on %s, which logs in and orders above the web-view',
    async (system) => {
      await choose('应用里登录的人', members.zhou.name)
      await choose('系统', system)
      await choose('应用', '医生小程序')
      // An answer that is still under way would bring the session back.
      await app.settled()
      await page.evaluate(() => localStorage.removeItem('qinghe.session'))
      await app.open('me')
      expect(await page.evaluate(() => navigator.userAgent)).toContain('MicroMessenger')
      await app.tap('登录 / 注册')
      await app.sees(members.zhou.name)
      await heard().filter({ hasText: '/features/account/pages/login/index' }).first().waitFor()
      expect(await panel().getByText('应用怎样回答').count()).toBe(0)
      await app.open('product', { productCode: '110011' })
      await takeNow(app)
      await page.waitForURL(/\/orders\/\w+$/)
      await heard().filter({ hasText: '/features/order/pages/confirm/index?settleId=' }).first().waitFor()
      expect(problems).toEqual([])
    },
  )

  it('shows another person, and nobody', async () => {
    await choose('应用里登录的人', members.lin.name)
    await app.sees(members.lin.name)
    await choose('应用里登录的人', '无人登录')
    await heard().filter({ hasText: '"token":null' }).first().waitFor()
    await app.sees('登录 / 注册')
    await app.seesNot(members.lin.name)
    expect(problems).toEqual([])
  })

  it('lets an app answer otherwise', async () => {
    const answer = panel().getByLabel('getToken')
    await Promise.all([page.waitForEvent('load'), answer.selectOption('失败')])
    await heard().filter({ hasText: '"ok":false' }).first().waitFor()
    await Promise.all([page.waitForEvent('load'), answer.selectOption('完成')])
    await heard().filter({ hasText: '"ok":true' }).first().waitFor()
  })

  it('keeps all of the shop on its screen, which is 375 points wide', async () => {
    await choose('应用里登录的人', members.zhou.name)
    await app.open('product', { productCode: '110011' })
    await app.tap('立即购买')
    await app.sees('规格')
    const screen = (await page.locator('body').boundingBox())!
    expect(screen.width).toBe(375)
    // It comes up from below.
    const stands = async () => {
      const sheet = await page.getByRole('dialog').filter({ visible: true }).last().boundingBox()
      return sheet && sheet.y + sheet.height <= screen.y + screen.height + 1 ? sheet : undefined
    }
    expect(await app.until(stands, 'sees the sheet leave the phone')).toMatchObject({ x: screen.x, width: 375 })
    expect((await app.looksLike()).isTooWide).toBe(false)
  })

  it('is in the top window and cannot be framed', async () => {
    expect(await page.evaluate(() => globalThis.top === globalThis.self)).toBe(true)
    const reply = await fetch(frame.address)
    expect(reply.headers.get('x-frame-options')).toBe('DENY')
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

it.each(['dist/h5', 'dist/weapp'])('%s carries nothing of a simulated app', (build) => {
  const files = (readdirSync(build, { recursive: true }) as string[])
    .map((file) => path.join(build, file))
    .filter((file) => /\.(js|css|html|json|wxml|wxss)$/.test(file) && statSync(file).isFile())
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /qinghe-shells|\.shells\/|shellSettings|shell-noted/.test(readFileSync(file, 'utf8')))).toEqual([])
})
