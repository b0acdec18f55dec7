import { ansakeNotice } from '../documents/plans/ansakeNotice'
import { ansakePlatform } from '../documents/plans/ansakePlatform'
import { tafTerms } from '../documents/plans/tafTerms'
import { plansIn } from './plans'

/** A text of the family, and which figure of a plan it says in which words. */
const SAID = [
  ['terms', 'waitingDays', tafTerms, /起 (\d+) 天为等待期/g],
  ['terms', 'coolingDays', tafTerms, /出单之后 (\d+) 天为犹豫期/g],
  ['terms', 'surrenderFee', tafTerms, /（1 − (\d+)%）/g],
  ['notice', 'coolingDays', ansakeNotice, /起 (\d+) 天为犹豫期/g],
  ['notice', 'maxAge', ansakeNotice, /至 (\d+) 周岁/g],
  ['service agreement', 'coolingDays', ansakePlatform, /犹豫期为 (\d+) 天/g],
] as const

const plans = plansIn([]).filter(({ family }) => family === 'taf')

describe('the texts of /taf', () => {
  it('are about plans that are sold', () => {
    expect(plans.length).toBeGreaterThan(0)
  })

  it.each(SAID)('name in the %s the %s of each plan, once', (_text, figure, { sections }, words) => {
    const text = sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
    const said = Array.from(text.matchAll(words), ([, digits]) => Number(digits))
    expect(plans.map((plan) => [plan[figure]])).toEqual(plans.map(() => said))
  })
})
