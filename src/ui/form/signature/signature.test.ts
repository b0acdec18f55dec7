import * as fc from 'fast-check'
import { isBlank } from '@/lib/penStroke'
import { drawStroke, fitted, lengthened, refitting, type Stroke } from './signature'

const at = (...places: Array<[x: number, y: number]>): Stroke => places.map(([x, y], t) => ({ x, y, t }))
const line = at([10, 10], [20, 20], [30, 30], [40, 40], [50, 50])

describe('a signature', () => {
  it('of nothing, of a single dot, and of a trembling dot is empty', () => {
    expect(isBlank([])).toBe(true)
    expect(isBlank([at([80, 80])])).toBe(true)
    expect(isBlank([at([80, 80], [81, 80], [80, 81])])).toBe(true)
  })

  it('of a tick is empty: too short, or of too few places', () => {
    expect(isBlank([line.slice(0, 3)])).toBe(true)
    expect(isBlank([at([10, 10], [90, 90])])).toBe(true)
  })

  it('keeps no place twice where the pen rests', () => {
    expect(lengthened(line, { x: 50.5, y: 50.5, t: 9 })).toBe(line)
    expect(lengthened(line, { x: 60, y: 50, t: 9 })).toHaveLength(line.length + 1)
  })

  it('is as large as before when the phone is turned back, and once more is written on what was turned', () => {
    const [upright, across] = [
      { width: 343, height: 320 },
      { width: 487, height: 200 },
    ]
    const refit = refitting()
    const turned = refit([line], upright, across)
    expect(refit(turned, across, upright)).toEqual([line])
    const longer = [...turned, at([1, 1], [90, 90])]
    expect(refit(longer, across, { width: 974, height: 400 })[1]).toEqual(at([2, 2], [180, 180]))
  })

  it('is drawn as one curve that goes through the middles between its points and ends where the pen was lifted', () => {
    const drawn: unknown[] = []
    const note =
      (what: string) =>
      (...numbers: number[]) =>
        void drawn.push([what, ...numbers])
    const brush = {
      beginPath: note('begin'),
      moveTo: note('move'),
      lineTo: note('line'),
      quadraticCurveTo: note('curve'),
      stroke: note('stroke'),
    }
    drawStroke(brush as unknown as CanvasRenderingContext2D, at([0, 0], [10, 0], [10, 20], [30, 20]))
    expect(drawn).toEqual([['begin'], ['move', 0, 0], ['curve', 10, 0, 10, 10], ['curve', 10, 20, 20, 20], ['line', 30, 20], ['stroke']])
  })

  it('of a stroke is none', () => {
    expect(isBlank([line])).toBe(false)
  })

  it('stays on the paper and keeps its shape when the phone is turned', () => {
    const side = fc.integer({ min: 100, max: 900 })
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(side, side, side, side, fc.array(fc.tuple(part, part), { minLength: 2 }), (w, h, width, height, points) => {
        const stroke = points.map(([x, y], t) => ({ x: x * w, y: y * h, t }))
        const [turned = []] = fitted([stroke], { width: w, height: h }, { width, height })
        const inside = turned.every(({ x, y }) => x >= -0.01 && x <= width + 0.01 && y >= -0.01 && y <= height + 0.01)
        const scale = Math.min(width / w, height / h)
        const across = (turned[1]?.x ?? 0) - (turned[0]?.x ?? 0)
        return inside && Math.abs(across - ((stroke[1]?.x ?? 0) - (stroke[0]?.x ?? 0)) * scale) < 0.01
      }),
    )
  })
})
