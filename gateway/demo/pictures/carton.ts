import { face, FOOT } from './faces'
import type { Pack } from './pack'

/** Front's upper left corner and size; depth is how far the lid runs back to the upper right. */
export type Carton = {
  x: number
  y: number
  width: number
  height: number
  depth?: [number, number]
  footRoom?: number
}

/** A carton seen from the upper right: front, lid, shaded side. */
export function carton(pack: Pack, { x, y, width, height, depth = [40, 26], footRoom }: Carton): string {
  const { colours, design, id } = pack
  const [dx, dy] = depth
  const foot = height * FOOT[design]
  const right = x + width
  const side = `M${right} ${y}l${dx} ${-dy}v${height}l${-dx} ${dy}z`
  const footSide = `M${right} ${y + height - foot}l${dx} ${-dy}v${foot}l${-dx} ${dy}z`
  return `<linearGradient id="${id}-side" x1="0" x2="1"><stop stop-color="#0E2A1E" stop-opacity=".1"/>
    <stop offset="1" stop-color="#0E2A1E" stop-opacity=".02"/></linearGradient>
    <path d="${side}" fill="${colours.side}"/>
    ${
      foot
        ? `<path d="${footSide}" fill="${design === 3 ? colours.ink : colours.deep}"/>`
        : `<path d="${side}" fill="${colours.mid}" opacity=".55"/>`
    }
    <path d="${side}" fill="url(#${id}-side)"/>
    <path d="M${x} ${y}l${dx} ${-dy}h${width}l${-dx} ${dy}z" fill="${colours.top}"/>
    <path d="M${x + width * 0.5} ${y}l${dx} ${-dy}" stroke="${colours.soft}" stroke-width="1.5"/>
    <g transform="translate(${x} ${y})">${face(pack, { width, height, footRoom })}</g>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#14372A" stroke-opacity=".06"/>`
}
