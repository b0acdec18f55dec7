import { emsOf } from './ems'
import { nameLines } from './nameLines'

/** Where and how words are printed. Sizes in the picture's 400 units; `room` shrinks the words until they fit. */
export type Lettering = {
  x: number
  y: number
  size: number
  fill: string
  room?: number
  weight?: 400 | 500 | 700
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
  opacity?: number
}

const FONTS = [
  'PingFang SC',
  'HarmonyOS Sans SC',
  'Noto Sans SC',
  'Noto Sans CJK SC',
  'Source Han Sans SC',
  'Microsoft YaHei',
  'sans-serif',
]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as SVG markup may hold it. */
export const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

/** The font size, at most `size`, at which words are no wider than `room`. */
export function fitted(words: string, room: number, size: number): number {
  return Math.min(size, Math.floor((room / emsOf(words)) * 10) / 10)
}

/** One line of words. */
export function text(words: string, how: Lettering): string {
  const { x, y, room, fill, weight = 400, anchor = 'start', spacing = 0, opacity = 1 } = how
  const size = room === undefined ? how.size : fitted(words, room, how.size)
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"
    text-anchor="${anchor}" letter-spacing="${spacing}" opacity="${opacity}"
    font-family="${FONTS.join(', ')}">${escaped(words)}</text>`
}

type NameLettering = Lettering & { room: number; oneLine: number }

/** A product name: one line up to `oneLine` ems, otherwise two smaller ones standing around `y`. */
export function nameText(name: string, how: NameLettering): string {
  const lines = nameLines(name, how.oneLine)
  const wanted = lines.length > 1 ? how.size * 0.7 : how.size
  const size = Math.min(...lines.map((line) => fitted(line, how.room, wanted)))
  const middle = (lines.length - 1) * 0.4
  return lines
    .map((line, index) =>
      text(line, {
        ...how,
        y: how.y + (index - middle) * size * 1.2,
        size,
        weight: 700,
        room: undefined,
      }),
    )
    .join('')
}
