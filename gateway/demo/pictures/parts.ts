import { text } from './lettering'
import type { Pack } from './pack'

/** A shadow's place and reach on the ground. */
type Ground = { cx: number; cy: number; rx: number; ry: number }

/** The soft shadow every object stands on. */
export function shadow({ id }: Pack, { cx, cy, rx, ry }: Ground): string {
  return `<radialGradient id="${id}-shadow"><stop stop-color="#1B3227" stop-opacity=".22"/>
    <stop offset=".65" stop-color="#1B3227" stop-opacity=".08"/>
    <stop offset="1" stop-color="#1B3227" stop-opacity="0"/></radialGradient>
    <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id}-shadow)"/>`
}

/** The light on anything round: a bright band on the left, shade towards the right. Once per picture, before `rounded`. */
export function roundLight({ id }: Pack): string {
  return `<linearGradient id="${id}-round" x1="0" x2="1"><stop stop-color="#0E2A1E" stop-opacity=".15"/>
    <stop offset=".14" stop-color="#fff" stop-opacity=".34"/><stop offset=".26" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".72" stop-color="#0E2A1E" stop-opacity=".03"/>
    <stop offset="1" stop-color="#0E2A1E" stop-opacity=".2"/></linearGradient>`
}

/** A silhouette filled with a colour and lit as a cylinder. */
export function rounded({ id }: Pack, path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#${id}-round)"/>`
}

/** Light from the upper left on moulded plastic. Once per picture, before anything filled with `url(#id-plastic)`. */
export function plasticLight({ id }: Pack): string {
  return `<linearGradient id="${id}-plastic" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".75"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#0E2A1E" stop-opacity=".1"/></linearGradient>`
}

/** A moulded plastic body: colour, then light. */
export function moulded({ id }: Pack, path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#${id}-plastic)" stroke="#14372A"
    stroke-opacity=".09"/>`
}

/** The two leaves of the house's mark; 24 units wide at scale 1. */
export function leaf(x: number, y: number, scale: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}">
    <path d="M12 13.4c-.3-5 2.5-8.5 8-9.4.5 5.6-2.3 9.2-8 9.4z"/>
    <path d="M12 16.9c-3.9.1-6.7-2-7.7-6 4.3-.5 7.3 1.6 7.7 6z"/></g>`
}

/** The statutory oval: red for class 甲, green for class 乙, nothing for everything else. */
export function otcMark(x: number, y: number, { otc }: Pack): string {
  if (!otc) return ''
  return `<g transform="translate(${x} ${y})">
    <rect width="34" height="18" rx="9" stroke="#fff" stroke-width="1" fill="${otc === 'A' ? '#B8402F' : '#2C7A55'}"/>
    ${text('OTC', { x: 17, y: 13, size: 10.5, weight: 700, anchor: 'middle', fill: '#fff', spacing: 0.4 })}</g>`
}

/** `count` copies of a mark, one per index. */
export function repeated(count: number, mark: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => mark(index)).join('')
}

/** Turns and moves a drawing. Degrees, clockwise, about the drawing's own origin. */
export function placed(x: number, y: number, turn: number, drawing: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`
}
