import * as fc from 'fast-check'
import { fitted, isBlank, type Stroke } from './signature'

const line: Stroke = [
  { x: 10, y: 10 },
  { x: 40, y: 50 },
]

describe('a signature', () => {
  it('of nothing, of a single dot, and of a trembling dot is empty', () => {
    expect(isBlank([])).toBe(true)
    expect(isBlank([[{ x: 80, y: 80 }]])).toBe(true)
    expect(
      isBlank([
        [
          { x: 80, y: 80 },
          { x: 81, y: 80 },
          { x: 80, y: 81 },
        ],
      ]),
    ).toBe(true)
  })

  it('of a stroke is none', () => {
    expect(isBlank([line])).toBe(false)
  })

  it('stays on the paper and keeps its shape when the phone is turned', () => {
    const side = fc.integer({ min: 100, max: 900 })
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(side, side, side, side, fc.array(fc.tuple(part, part), { minLength: 2 }), (w, h, width, height, points) => {
        const stroke = points.map(([x, y]) => ({ x: x * w, y: y * h }))
        const [turned = []] = fitted([stroke], { width: w, height: h }, { width, height })
        const inside = turned.every(({ x, y }) => x >= -0.01 && x <= width + 0.01 && y >= -0.01 && y <= height + 0.01)
        const scale = Math.min(width / w, height / h)
        const across = (turned[1]?.x ?? 0) - (turned[0]?.x ?? 0)
        return inside && Math.abs(across - ((stroke[1]?.x ?? 0) - (stroke[0]?.x ?? 0)) * scale) < 0.01
      }),
    )
  })
})
