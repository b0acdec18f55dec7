import sharp from 'sharp'
import type { z } from 'zod/mini'
import type { Written } from '../../../src/contract/prescriptionSign'

/** Size of the picture, in pixels: twice what a paper shows. */
const WIDTH = 480
const HEIGHT = 180
const MARGIN = 12
const PEN = { ink: '#1B2922', width: 7 }

type Strokes = z.infer<typeof Written>['strokes']

/** A signature as a small PNG (base64), drawn from the points alone: nothing that was sent is kept. Cut to what was written, and never larger than that was. */
export async function drawSignature(strokes: Strokes): Promise<string> {
  const places = strokes.flat()
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [across, down] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1]
  const scale = Math.min((WIDTH - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / down, 2)
  const at = ({ x, y }: Strokes[number][number]) => [MARGIN + (x - left) * scale, MARGIN + (y - top) * scale] as const
  const [width, height] = [Math.ceil(across * scale) + 2 * MARGIN, Math.ceil(down * scale) + 2 * MARGIN]
  const path = strokes.map((stroke) => curveOf(stroke.map(at))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}" fill="none" stroke="${PEN.ink}" stroke-width="${PEN.width}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return (await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()).toString('base64')
}

type Point = readonly [x: number, y: number]

const written = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** One curve through the middles between its points, as the pad draws it; a tap is a dot. */
function curveOf(points: readonly Point[]): string {
  const [first, ...others] = points
  const last = others.at(-1)
  if (!first) return ''
  if (!last) return `M${written(first)}h0.1`
  const bends = others.slice(0, -1).map(([x, y], nth) => {
    const [nextX, nextY] = others[nth + 1] ?? last
    return `Q${written([x, y])} ${written([(x + nextX) / 2, (y + nextY) / 2])}`
  })
  return `M${written(first)}${bends.join('')}L${written(last)}`
}
