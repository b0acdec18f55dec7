import { nameText, text } from './lettering'
import type { Pack } from './pack'
import { leaf, placed, repeated } from './parts'

/** Lengths of the grey lines that stand for small print, as parts of the sheet's width. */
const PRINT = [0.94, 0.88, 0.6, 0.92, 0.97, 0.84, 0.4, 0.9, 0.95, 0.72, 0.93, 0.5]

/** The folded sheet that lies in the pack, standing behind it at the upper left. */
export function leafletSheet({ name, brand, colours }: Pack): string {
  const lines = repeated(PRINT.length, (index) => {
    const startsSection = index % 4 === 0
    const width = 196 * (PRINT[index] ?? 1)
    return `<rect x="22" y="${118 + index * 15}" width="${startsSection ? 52 : width}" height="${startsSection ? 6 : 4}" rx="2"
      fill="${startsSection ? colours.mid : '#DCE2DD'}"/>`
  })
  return placed(
    34,
    34,
    -5,
    `<path d="M4 8h240v318H4z" fill="#14372A" opacity=".1"/><path d="M0 0h240v318H0z" fill="#fff"/>
    <path d="M0 0h240v8H0z" fill="${colours.main}"/>
    <path d="M0 108h240v104H0z" fill="#14372A" opacity=".025"/><path d="M0 108h240M0 212h240" stroke="#14372A" stroke-opacity=".08"/>
    ${leaf(18, 16, 0.9, colours.main)}${text(brand, { x: 42, y: 32, size: 12, weight: 500, fill: colours.deep })}
    ${nameText(name, { x: 22, y: 62, room: 196, size: 22, oneLine: 9, fill: colours.ink })}
    ${text('说明书', { x: 22, y: 96, size: 12, fill: colours.deep })}${lines}`,
  )
}
