import { CELLS } from '@/contract/lottery'
import { stepsTo } from './spin'

describe('the light', () => {
  it.each(Array.from({ length: CELLS }, (_, place) => place))('goes round three times and lands on cell %i, ever slower', (place) => {
    const steps = stepsTo(place)
    expect(steps.map((step) => step.place)).toEqual(Array.from({ length: 3 * CELLS + place + 1 }, (_, step) => step % CELLS))
    const waits = steps.map(({ after }) => after)
    expect(waits).toEqual([...waits].sort((left, right) => left - right))
    const whole = waits.reduce((sum, after) => sum + after, 0)
    expect([whole > 1500, whole < 3500]).toEqual([true, true])
  })
})
