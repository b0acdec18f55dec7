import { encode } from 'uqr'
import { last } from '@/lib/last'
import { yuan } from '@/lib/money'
import { POSTER, type PosterProps } from './posterSize'
import { useShop } from '../state/shop'

const EDGE = 16
const PICTURE = POSTER.width - 2 * EDGE
const CODE = 84
/** Ink and paper of the tokens; a canvas knows no variables. */
const INK = { title: '#1b2922', text: '#59665f', price: '#bc3a28', brand: '#1f7350', paper: '#ffffff', frame: '#f6f8f5', worth: '#e3f1e8' }
const FONT = '-apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

type Brush = Pick<CanvasRenderingContext2D, 'fillRect' | 'fillText' | 'drawImage' | 'measureText'> & { fillStyle: unknown; font: string }

/** Lines no wider than the poster. The last of them ends in … where more would follow; a name's figures are never parted from their unit. */
export function linesOf(
  words: string,
  { width, max, widthOf }: { width: number; max: number; widthOf: (text: string) => number },
): string[] {
  const pieces = words.match(/[\w.%×/]+|./gu) ?? []
  const lines = ['']
  for (const piece of pieces) {
    const line = last(lines) ?? ''
    if (line !== '' && widthOf(line + piece) > width) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.length <= max ? lines : [...lines.slice(0, max - 1), `${lines[max - 1]?.slice(0, -1) ?? ''}…`]
}

/** Draws the poster; a picture that did not come leaves its frame. */
export function drawPoster(brush: Brush, { worth, condition = '', title, text, cents, address }: PosterProps, picture?: CanvasImageSource) {
  const write = (
    words: string,
    { x, y, size, colour, weight = 400 }: { x: number; y: number; size: number; colour: string; weight?: number },
  ) => {
    brush.fillStyle = colour
    brush.font = `${weight} ${size}px ${FONT}`
    brush.fillText(words, x, y)
  }
  brush.fillStyle = INK.paper
  brush.fillRect(0, 0, POSTER.width, POSTER.height)
  brush.fillStyle = worth === undefined ? INK.frame : INK.worth
  brush.fillRect(EDGE, EDGE, PICTURE, PICTURE)
  if (worth !== undefined) {
    const middle = (words: string, own: { y: number; size: number; weight: number }) => {
      brush.font = `${own.weight} ${own.size}px ${FONT}`
      write(words, { x: (POSTER.width - brush.measureText(words).width) / 2, colour: INK.brand, ...own })
    }
    middle(worth, { y: EDGE + PICTURE / 2 + 8, size: 64, weight: 600 })
    middle(condition, { y: EDGE + PICTURE / 2 + 48, size: 20, weight: 400 })
  }
  if (picture) brush.drawImage(picture, EDGE, EDGE, PICTURE, PICTURE)
  brush.font = `600 18px ${FONT}`
  const lines = linesOf(title, { width: PICTURE, max: 2, widthOf: (words) => brush.measureText(words).width })
  lines.forEach((line, at) => write(line, { x: EDGE, y: EDGE + PICTURE + 30 + at * 26, size: 18, colour: INK.title, weight: 600 }))
  const below = EDGE + PICTURE + 30 + lines.length * 26
  if (cents !== undefined) write(`¥${yuan(cents)}`, { x: EDGE, y: below + 6, size: 22, colour: INK.price, weight: 600 })
  if (address !== undefined) drawCode(brush, address)
  brush.font = `400 12px ${FONT}`
  const width = PICTURE - (address === undefined ? 0 : CODE + 12)
  const small = text === undefined ? [] : linesOf(text, { width, max: 2, widthOf: (words) => brush.measureText(words).width })
  const end = POSTER.height - EDGE - 2
  write(useShop.getState().name, { x: EDGE, y: end - small.length * 18 - 4, size: 16, colour: INK.brand, weight: 600 })
  small.forEach((line, at) => write(line, { x: EDGE, y: end - (small.length - 1 - at) * 18, size: 12, colour: INK.text }))
}

/** A QR code at the lower right. Its squares are whole dots, so that a camera sees no seams; the paper around it is its quiet zone. */
function drawCode(brush: Brush, address: string) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const square = Math.floor((CODE * POSTER.dots) / size) / POSTER.dots
  const left = POSTER.width - EDGE - square * size
  const top = POSTER.height - EDGE - square * size
  brush.fillStyle = INK.title
  data.forEach((row, y) => row.forEach((dark, x) => dark && brush.fillRect(left + x * square, top + y * square, square, square)))
}
