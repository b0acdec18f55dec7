import type { Measurement } from '@/contract/chronicHealth'
import { linesOf, lineSvg, scaleOf } from './curve'

const kept = { note: '' }
const DAY = 86_400_000
const at = (day: number) => new Date(day * DAY).toISOString()
const weight = (day: number, kg: number): Measurement => ({ ...kept, id: String(day), takenAt: at(day), kind: 'weight', weight: kg })
const pressure = (day: number, systolic: number, diastolic: number): Measurement => ({
  ...kept,
  id: String(day),
  takenAt: at(day),
  kind: 'bloodPressure',
  systolic,
  diastolic,
  pulse: null,
})

describe('a curve', () => {
  it.each<[string, Measurement[], { low: number; high: number }]>([
    ['one weight', [weight(1, 60.5)], { low: 58, high: 63 }],
    ['weights that differ little', [weight(1, 60), weight(2, 60.4)], { low: 58, high: 63 }],
    ['blood pressure', [pressure(1, 151, 78), pressure(2, 128, 90)], { low: 60, high: 160 }],
    ['a figure near nothing', [weight(1, 1)], { low: 0, high: 3 }],
  ])('of %s has round figures around it', (_what, measured, scale) => expect(scaleOf(linesOf(measured))).toEqual(scale))

  it('of blood pressure is two lines that differ in more than their colour', () => {
    expect(linesOf([pressure(1, 132, 84)])).toEqual([
      { text: '高压', isDashed: false, points: [{ at: DAY, value: 132 }] },
      { text: '低压', isDashed: true, points: [{ at: DAY, value: 84 }] },
    ])
  })

  it('goes from the oldest to the newest, over the days that are asked for', () => {
    const [line] = linesOf([weight(4, 64), weight(0, 60)])
    expect(lineSvg(line!, { low: 60, high: 64 }, { from: 0, to: 4 * DAY })).toContain('d="M6.0 140.0L294.0 0.0"')
  })
})
