import { readFileSync } from 'node:fs'
import path from 'node:path'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import type { Member } from '../../journeys/support/people'
import { eventually } from '../../support/eventually'
import { closeEngine, openBuild, type Opened } from '../harness/openBuild'
import type { PhoneOptions } from '../harness/phone'
import { readyBuild } from '../harness/readyBuild'
import { BUILT_FOR } from '../journeys/builtFor'

/** Milliseconds a shopper waits for something to appear. */
const TIMEOUT_MS = 30_000

type Options = Pick<PhoneOptions, 'profile' | 'width' | 'height' | 'stored'> & { member?: Member; elder?: boolean }

export const sessionOf = ({ memberId, name, phone }: Member) => {
  const sessions = JSON.parse(readFileSync(path.join(process.env.JOURNEYS ?? '', 'sessions.json'), 'utf8')) as Record<string, string>
  return { token: sessions[memberId], userId: memberId, nickname: name, phoneNum: phone }
}

/** A gateway for the tests of a file, and phones with the mini-program open. What a finger finds is on the page on top. */
export function onEngine() {
  let gateway: GatewayProcess
  let shop: Opened | undefined
  beforeAll(async () => {
    gateway = await GatewayProcess.start(seededShop())
  })
  afterEach(async () => {
    const { errors } = shop ?? { errors: [] }
    await shop?.close()
    shop = undefined
    expect(errors).toEqual([])
  })
  afterAll(async () => {
    await closeEngine()
    await gateway.close()
  })
  /** Opens the mini-program; `SHOP` in an address is the shop's own site. */
  return async function start(address: string, { member, elder = false, stored = {}, ...of }: Options = {}) {
    const site = gateway.address
    const phone = await openBuild(readyBuild(), {
      url: address.replaceAll('SHOP', encodeURIComponent(site)),
      ...of,
      gateway: { built: BUILT_FOR, real: gateway.address },
      stored: { ...(member && { 'qinghe.session': sessionOf(member) }), ...(elder && { 'qinghe.elder': true }), ...stored },
    })
    shop = phone
    await phone.settled()
    const onTop = phone.page.locator('.page:not([hidden])').last()
    const place = async () => {
      const { path: page, query, depth, text } = await phone.settled()
      return { page, query, depth, text }
    }
    return {
      phone,
      site,
      onTop,
      sees: (words: string | RegExp) => onTop.getByText(words).last().waitFor({ timeout: TIMEOUT_MS }),
      tap: (words: string | RegExp) => onTop.locator('.q-press', { hasText: words }).last().tap({ timeout: TIMEOUT_MS }),
      /** A button that is an icon. */
      press: (icon: string) =>
        onTop.locator(`.q-press:has(> .i-${icon}), .q-press:has(> .q-disc > .i-${icon})`).first().tap({ timeout: TIMEOUT_MS }),
      /** What the page on top hands to WeChat, as text: labels are in it that nothing draws. */
      data: async () => {
        const { pageId } = (await phone.run('App.getCurrentPage', {})) as { pageId: number }
        return JSON.stringify(await phone.run('Page.getData', { pageId }))
      },
      call: (method: string, ...args: unknown[]) => phone.run('App.callWxMethod', { method, args }),
      /** Where the shopper is, once nothing moves any more. */
      place,
      /** Comes to a page after a tap. */
      comesTo: (expected: { page: string; query?: Record<string, string>; depth?: number }) =>
        eventually(async () => expect(await place()).toMatchObject(expected)),
      picture: (name: string) =>
        process.env.PICTURES ? phone.page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`) }) : undefined,
    }
  }
}
