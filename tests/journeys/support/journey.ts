import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { accountOf } from './accountOf'
import { openShop } from './openShop'
import type { GatewayProcess } from './gatewayProcess'
import type { Member } from './people'
import { closeBrowser, closePhones, newPhone, storeSession, type Look } from './phone'
import { watchProblems } from './problems'
import { Shopper } from './shopper'
import { withinLimit } from './withinLimit'

export type Company = {
  /** The phone in hand. */
  app: Shopper
  gateway: GatewayProcess
  /** This person is logged in on the phone in hand; the next page that is opened knows. */
  logInAs: (member: Member) => Promise<void>
  /** The token this person is logged in with. */
  tokenOf: (member: Member) => string
  /** Another phone, with the same or another person at it. */
  anotherPhone: (member?: Member, phone?: Look) => Promise<Shopper>
}

/** Settings of the gateway; asked for when the journey begins. */
type Env = Record<string, string> | (() => Record<string, string>)
type Options = Look & { env?: Env; shop?: 'shared' }

const folder = () => process.env.JOURNEYS ?? ''
const tokenOf = (member: Member) =>
  (JSON.parse(readFileSync(path.join(folder(), 'sessions.json'), 'utf8')) as Record<string, string>)[member.memberId] ?? ''

afterAll(closeBrowser)

/** A journey: prose about named people on a fresh shop, or on the file's shared one. It fails on a fault of any page too; then a picture tells where it stood. */
export function journey(
  title: string,
  ...rest: [walk: (company: Company) => Promise<void>] | [options: Options, walk: (company: Company) => Promise<void>]
) {
  const [options, walk] = rest.length === 2 ? rest : [{}, rest[0]]
  test(title, async () => {
    const { env, shop, ...phone } = options
    const { gateway, leave } = await openShop({ env: typeof env === 'function' ? env() : env, shop })
    const contexts: BrowserContext[] = []
    const problems: string[] = []

    const pageOn = async (look: Look) => {
      const context = await newPhone(gateway.address, look)
      contexts.push(context)
      context.on('page', (page) => watchProblems(page, problems))
      return context.newPage()
    }
    const logIn = async (page: Page, member: Member) => {
      await page.goto(`${gateway.address}/robots.txt`)
      await storeSession(page, member, tokenOf(member))
    }
    try {
      const app = new Shopper(await pageOn(phone), gateway.address)
      const company: Company = {
        app,
        gateway,
        logInAs: (member) => logIn(app.page, member),
        tokenOf,
        async anotherPhone(member, look = phone) {
          const page = await pageOn(look)
          if (member) await logIn(page, member)
          return new Shopper(page, gateway.address)
        },
      }
      try {
        await withinLimit(walk(company))
        if (problems.length) throw new Error(`Things went wrong on the way:\n${problems.join('\n')}`)
      } catch (failure) {
        throw new Error(await accountOf({ failure, title, page: app.page, problems, gateway }), { cause: failure })
      }
    } finally {
      await closePhones(contexts)
      await leave()
    }
  })
}
