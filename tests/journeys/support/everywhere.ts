import { miniProgramJourney } from '../../weapp/journeys/miniProgramJourney'
import type { GatewayProcess } from './gatewayProcess'
import { journey } from './journey'
import type { Member } from './people'
import type { Walker } from './walker'

export type CompanyEverywhere = {
  /** The phone in hand. */
  app: Walker
  gateway: GatewayProcess
  logInAs: (member: Member) => Promise<void>
  /** Another phone; DevTools has but one simulator, which changes hands. */
  anotherPhone: (member?: Member) => Promise<Walker>
}
export type OptionsEverywhere = {
  elder?: boolean
  env?: Record<string, string>
  /** The walk lets time pass (`app.pass`) on the phone in hand. */
  turnsClock?: boolean
  shop?: 'shared'
  /** The mini-program's phone, where what it shows depends on that; else an iPhone. */
  phone?: 'android'
  /** What DevTools does not let a test do: the journey is left out there. */
  needs?: 'network' | 'camera'
}
type Walk = (company: CompanyEverywhere) => Promise<void>

/** A journey with one text for H5 in Chromium, the mini-program on the engine (PLATFORM=weapp) and in DevTools (PLATFORM=devtools). */
export function journeyEverywhere(title: string, ...rest: [walk: Walk] | [options: OptionsEverywhere, walk: Walk]) {
  const [options, walk] = rest.length === 2 ? rest : [{}, rest[0]]
  if (process.env.PLATFORM === undefined) {
    const { elder = false, env = {}, turnsClock = false, shop } = options
    journey(title, { elder, env, ...(shop && { shop }) }, async (company) => {
      if (turnsClock) await company.app.page.clock.install()
      await walk(company)
    })
  } else miniProgramJourney(title, options, walk)
}
