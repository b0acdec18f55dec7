import { createHash } from 'node:crypto'
import { ageOn, birthDateOf } from '../../../src/contract/idCard'
import { shopDate } from '../../../src/lib/time'
import type { Insurer } from './insurer'

const ADULT = 18

/**
 * Insures nobody, for a demonstration alone: whoever is of age has a policy for this calendar year, whose number follows from plan and
 * person, so that asked again it is the same.
 */
export const embeddedInsurer = (): Insurer => ({
  find: (planId, { name, idCardNumber }, now) => {
    const today = shopDate(now)
    if (ageOn(birthDateOf(idCardNumber), today) < ADULT) return Promise.resolve({ state: 'notInsured' })
    const year = today.slice(0, 4)
    const digest = createHash('sha256').update(`${planId}:${name}:${idCardNumber}:${year}`).digest('hex')
    const policyNumber = `DEMO${year}${digest.slice(0, 12).toUpperCase()}`
    return Promise.resolve({ state: 'insured', coverage: { policyNumber, startsOn: `${year}-01-01`, endsOn: `${year}-12-31` } })
  },
})
