import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { GLYPHS, type Glyph } from './glyphs'

const WIDTH = 240
const HEIGHT = 96
const SIGNS = Object.keys(GLYPHS)
const INKS = ['#1F7350', '#24506B', '#6B3A24', '#5A2F66']

/** Random characters from a cryptographic generator. */
export const newAnswer = (length: number) => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** A number between `min` and `max`. */
const between = (min: number, max: number) => min + (randomInt(1 << 20) / (1 << 20)) * (max - min)

/**
 * The answer as a PNG data URL, 240 by 96. A raster, because outlines could simply be read back and the mini-program shows no
 * SVG; every character is turned, sheared, bent along waves and crossed by lines of its own ink.
 */
export async function drawCaptcha(answer: string): Promise<string> {
  const ink = INKS[randomInt(INKS.length)] ?? '#1F7350'
  const wave = { height: between(3, 6), length: between(50, 90), phase: between(0, 6) }
  const letters = [...answer].map((sign, place) => letter(GLYPHS[sign] ?? [], { place, of: answer.length, wave })).join('')
  const lines = Array.from({ length: 2 }, () => strayLine()).join('')
  const specks = Array.from(
    { length: 90 },
    () => `M${between(0, WIDTH).toFixed(1)} ${between(0, HEIGHT).toFixed(1)}h${between(0.5, 2.5).toFixed(1)}`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#F6F7F3"/>
    <g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${letters}<path d="${lines}" stroke-width="2"/><path d="${specks}" stroke-width="1.4"/></g></svg>`
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

type Placed = { place: number; of: number; wave: { height: number; length: number; phase: number } }

function letter(glyph: Glyph, { place, of, wave }: Placed): string {
  const turn = between(-0.26, 0.26)
  const shear = between(-0.2, 0.2)
  const size = of > 4 ? between(3.2, 3.7) : between(3.6, 4.4)
  const step = of > 4 ? 44 : 55
  const [left, top] = [WIDTH / 2 + (place - (of - 1) / 2) * step + between(-4, 4), HEIGHT / 2 + between(-7, 7)]
  const bent = ([x, y]: readonly [number, number]) => {
    const [fromMiddle, fromCentre] = [(x - 5) * size + (y - 7) * size * shear, (y - 7) * size]
    const across = left + fromMiddle * Math.cos(turn) - fromCentre * Math.sin(turn)
    const down = top + fromMiddle * Math.sin(turn) + fromCentre * Math.cos(turn)
    return `${(across + wave.height * 0.6 * Math.sin(down / 14 + wave.phase)).toFixed(1)} ${(down + wave.height * Math.sin(across / (wave.length / 6) + wave.phase)).toFixed(1)}`
  }
  const path = glyph.map((stroke) => `M${finer(stroke).map(bent).join('L')}`).join('')
  return `<path d="${path}" stroke-width="${between(4.2, 5.4).toFixed(1)}"/>`
}

/** Straight strokes in short pieces, so that they can bend. */
function finer(stroke: readonly (readonly [number, number])[]): Array<readonly [number, number]> {
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1]
    if (!next) return [point]
    return [0, 0.25, 0.5, 0.75].map((part) => [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part] as const)
  })
}

function strayLine(): string {
  const heights = Array.from({ length: 4 }, () => between(12, HEIGHT - 12).toFixed(1))
  return `M0 ${heights[0]}C80 ${heights[1]} 160 ${heights[2]} ${WIDTH} ${heights[3]}`
}
