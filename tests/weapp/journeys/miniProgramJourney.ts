import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openShop } from '../../journeys/support/openShop'
import type { CompanyEverywhere, OptionsEverywhere } from '../../journeys/support/everywhere'
import type { Member } from '../../journeys/support/people'
import { isOfNetwork } from '../../journeys/support/problems'
import { withinLimit } from '../../journeys/support/withinLimit'
import { closeEngine } from '../harness/openBuild'
import { readyBuild } from '../harness/readyBuild'
import { BUILT_FOR } from './builtFor'
import { devToolsHost } from './devToolsHost'
import { engineHost } from './engineHost'
import type { Host } from './host'
import { MiniProgramShopper } from './miniProgramShopper'
import { drawingsIn } from './templates'

const PICTURES = '.cache/journeys-weapp'
const folder = () => process.env.JOURNEYS ?? ''
const isOnDevTools = process.env.PLATFORM === 'devtools'

/** The same journey on the mini-program: on the engine, or in DevTools with the gateway at the address that the build was made for. */
export function miniProgramJourney(title: string, options: OptionsEverywhere, walk: (company: CompanyEverywhere) => Promise<void>) {
  const run = isOnDevTools && options.needs ? test.skip : test
  run(title, async () => {
    const { env, shop, elder = false, turnsClock = false, phone } = options
    // DevTools' build knows one address alone: there no two shops stand beside each other.
    const { gateway, leave } = await openShop(isOnDevTools ? { env: { PORT: new URL(BUILT_FOR).port, ...env } } : { env, shop })
    const hosts: Host[] = []
    const problems: string[] = []
    const open = async () => {
      const host = isOnDevTools ? await devToolsHost() : await engineHost(gateway.address, { turnsClock, ...(phone && { profile: phone }) })
      hosts.push(host)
      host.app.on('console', ({ type, args }: { type: string; args: unknown[] }) => {
        const words = args.map(String).join(' ')
        if (type === 'error' && !isOfNetwork(words)) problems.push(`console: ${words}`)
      })
      host.app.on('exception', (fault: unknown) => problems.push(`fault: ${JSON.stringify(fault)}`))
      const shopper = new MiniProgramShopper(host, drawingsIn(readFileSync(path.join(readyBuild(), 'base.wxml'), 'utf8')))
      if (isOnDevTools) await host.app.callWxMethod('clearStorageSync')
      if (elder) await shopper.remember('qinghe.elder', true)
      return shopper
    }
    try {
      const app = await open()
      const company: CompanyEverywhere = {
        app,
        gateway,
        logInAs: (member) => logIn(app, member),
        async anotherPhone(member) {
          const other = await open()
          if (member) await logIn(other, member)
          return other
        },
      }
      await withinLimit(walk(company))
      if (problems.length) throw new Error(`Things went wrong on the way:\n${problems.join('\n')}`)
    } catch (failure) {
      mkdirSync(PICTURES, { recursive: true })
      const picture = path.join(PICTURES, `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`)
      await hosts
        .at(-1)
        ?.app.screenshot({ path: picture })
        .catch(() => undefined)
      const reason = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
      throw new Error([reason, `Picture: ${picture}`, ...problems].join('\n'), { cause: failure })
    } finally {
      for (const host of hosts) await host.close()
      await leave()
    }
  })
}

async function logIn(app: MiniProgramShopper, { memberId, name, phone }: Member) {
  const sessions = JSON.parse(readFileSync(path.join(folder(), 'sessions.json'), 'utf8')) as Record<string, string>
  await app.remember('qinghe.session', { token: sessions[memberId], userId: memberId, nickname: name, phoneNum: phone })
}

afterAll(closeEngine)
