import { createHash } from 'node:crypto'
import { ageOn, birthDateOf } from '../../../src/contract/idCard'
import { shopDate } from '../../../src/lib/time'
import { paperFont } from '../invoice/paperFont'
import type { Insurer } from './insurer'

const ADULT = 18

/** A number that follows from what it is of, so that asked again it is the same. */
const numberOf = (beginning: string, ...of: string[]): string =>
  `${beginning}${createHash('sha256').update(of.join(':')).digest('hex').slice(0, 12).toUpperCase()}`

/**
 * Insures nobody, for a demonstration alone: whoever is of age has a policy for this calendar year, and whoever was declared healthy is taken,
 * at the premium of the shop's own table; whether a medicine helped follows from the application's key. Its papers say that they are samples. `root`: where the font lies (`embeddedInvoice`).
 */
export function embeddedInsurer(root: string): Insurer {
  const loaded = paperFont(root)
  return {
    isDemonstration: true,
    find: (planId, { name, idCardNumber }, now) => {
      const today = shopDate(now)
      if (ageOn(birthDateOf(idCardNumber), today) < ADULT) return Promise.resolve({ state: 'notInsured' })
      const year = today.slice(0, 4)
      const policyNumber = numberOf(`DEMO${year}`, planId, name, idCardNumber, year)
      return Promise.resolve({ state: 'insured', coverage: { policyNumber, startsOn: `${year}-01-01`, endsOn: `${year}-12-31` } })
    },
    quote: () => Promise.resolve({ state: 'confirmed' }),
    underwrite: () => Promise.resolve({ state: 'accepted' }),
    issue: ({ key }, { startsOn }) => Promise.resolve({ state: 'issued', policyNumber: numberOf(`DEMOP${startsOn.slice(0, 4)}`, key) }),
    cancel: () => Promise.resolve({ state: 'cancelled' }),
    claim: () => Promise.resolve({ state: 'taken' }),
    evaluate: ({ key }) => Promise.resolve({ state: /[0-7]$/.test(numberOf('', key)) ? 'helped' : 'notHelped' }),
    pdf: async (document) => (await import('./drawPolicy')).drawPolicy(document, loaded()),
  }
}
