import { last } from '@/lib/last'
import { yuan } from '@/lib/money'

export type PosterProps = {
  /** What is shared: a whole address of its picture, of this shop's own origin. */
  picture: string
  title: string
  text?: string
  cents?: number
  /** The address of a code to scan; without one the words of `text` have to do. */
  code?: string
}

/** Points of the poster, and its dots for each: large enough to print at the size of a card. */
export const POSTER = { width: 300, height: 460, dots: 3 }

const EDGE = 16
const PICTURE = POSTER.width - 2 * EDGE
const CODE = 72
/** Ink and paper of the tokens; a canvas knows no variables. */
const INK = { title: '#1b2922', text: '#59665f', price: '#bc3a28', brand: '#1f7350', paper: '#ffffff', frame: '#f6f8f5' }
const FONT = '-apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif'

export type Pictures = { picture?: CanvasImageSource | undefined; code?: CanvasImageSource | undefined }
type Brush = Pick<CanvasRenderingContext2D, 'fillRect' | 'fillText' | 'drawImage' | 'measureText'> & { fillStyle: unknown; font: string }

/** Lines no wider than the poster. The last of them ends in … where more would follow; a name's figures are never parted from their unit. */
export function linesOf(
  words: string,
  { width, most, widthOf }: { width: number; most: number; widthOf: (text: string) => number },
): string[] {
  const pieces = words.match(/[\w.%×/]+|./gu) ?? []
  const lines = ['']
  for (const piece of pieces) {
    const line = last(lines) ?? ''
    if (line !== '' && widthOf(line + piece) > width) lines.push(piece)
    else lines[lines.length - 1] = line + piece
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1) ?? ''}…`]
}

/** Draws the poster; a picture that did not come leaves its frame. */
export function drawPoster(brush: Brush, { title, text, cents }: PosterProps, { picture, code }: Pictures) {
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
  brush.fillStyle = INK.frame
  brush.fillRect(EDGE, EDGE, PICTURE, PICTURE)
  if (picture) brush.drawImage(picture, EDGE, EDGE, PICTURE, PICTURE)
  brush.font = `600 18px ${FONT}`
  const lines = linesOf(title, { width: PICTURE, most: 2, widthOf: (words) => brush.measureText(words).width })
  lines.forEach((line, at) => write(line, { x: EDGE, y: EDGE + PICTURE + 30 + at * 26, size: 18, colour: INK.title, weight: 600 }))
  const below = EDGE + PICTURE + 30 + lines.length * 26
  if (cents !== undefined) write(`¥${yuan(cents)}`, { x: EDGE, y: below + 6, size: 22, colour: INK.price, weight: 600 })
  if (code) brush.drawImage(code, POSTER.width - EDGE - CODE, POSTER.height - EDGE - CODE, CODE, CODE)
  write('青禾健康', { x: EDGE, y: POSTER.height - 40, size: 16, colour: INK.brand, weight: 600 })
  if (text !== undefined) write(text, { x: EDGE, y: POSTER.height - 18, size: 12, colour: INK.text })
}
