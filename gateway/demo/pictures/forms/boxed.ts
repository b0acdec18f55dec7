import { carton, type Carton } from '../carton'
import { nameText, text } from '../lettering'
import type { DrawForm, Pack } from '../pack'
import { leaf, placed, repeated, rounded, roundLight, shadow } from '../parts'

const BEHIND: Carton = { x: 44, y: 138, width: 216, height: 174, depth: [36, 24] }

/** A tube of cream before its carton. */
export const tube: DrawForm = (pack) => {
  const { name, spec, colours } = pack
  const body = 'M214 70h92l-8 208h-76z'
  const cap = 'M222 278h76l-3 46a8 8 0 0 1-8 8h-54a8 8 0 0 1-8-8z'
  const print = `${nameText(name, { x: 0, y: 8, room: 130, size: 25, oneLine: 7, fill: colours.onMain })}
    ${text(spec, { x: 0, y: 32, room: 130, size: 11, fill: colours.onMain, opacity: 0.9 })}`
  const standing = `${repeated(12, (i) => `<path d="M${217 + i * 8} 58v14" stroke="${colours.mid}" stroke-width="1.6"/>`)}
    <path d="${body}" fill="${colours.paper}"/>
    <path d="M216.4 132h87.2l-5.6 146h-76z" fill="${colours.main}"/>
    <path d="M216 120c30 26 58-16 88 6l-.6 16h-86.6z" fill="${colours.mid}"/>
    ${placed(260, 270, -90, print)}${leaf(247, 84, 1.1, colours.main)}
    ${rounded(pack, body, 'none')}<path d="${cap}" fill="#FAFBF8"/>
    ${repeated(8, (i) => `<path d="M${230 + i * 8.6} 284v42" stroke="#CBD3CD" stroke-width="1.4"/>`)}
    ${rounded(pack, cap, 'none')}`
  return `${roundLight(pack)}${shadow(pack, { cx: 190, cy: 326, rx: 164, ry: 18 })}
    ${carton(pack, { x: 44, y: 148, width: 214, height: 168, depth: [34, 22], footRoom: 200 })}
    <g transform="translate(44 0)"><path d="M212 56h96v18h-96z" fill="${colours.soft}"/>${standing}</g>`
}

/** A dropper bottle before its carton. */
export const dropper: DrawForm = (pack) =>
  smallBottle(
    pack,
    rounded(pack, 'M168 152h44v-34a8 8 0 0 0-8-8h-28a8 8 0 0 0-8 8z', '#FBFBF8') +
      repeated(5, (i) => `<path d="M${174 + i * 8} 118v30" stroke="#CBD3CD" stroke-width="1.4"/>`),
  )

/** A nose spray: a bottle with shoulders to press and a slim nozzle. */
export const noseSpray: DrawForm = (pack) =>
  smallBottle(
    pack,
    rounded(pack, 'M182 132l3-62a5 5 0 0 1 10 0l3 62z', '#FBFBF8') +
      rounded(pack, 'M162 140c0-6 4-10 10-10h36c6 0 10 4 10 10v12h-56z', pack.colours.main),
  )

/** A mouth spray: a bottle with a nozzle swung out to the side. */
export const mouthSpray: DrawForm = (pack) =>
  smallBottle(
    pack,
    `${rounded(pack, 'M116 100h60v11h-60a4 4 0 0 1-4-4v-3a4 4 0 0 1 4-4z', '#F1F4F0')}
    ${rounded(pack, 'M168 152v-46a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v46z', pack.colours.main)}`,
  )

/** A metered inhaler: a metal can standing in an angled mouthpiece. */
export const inhaler: DrawForm = (pack) => {
  const { brand, colours } = pack
  const holder = 'M0 52h64v92l40 26a8 8 0 0 1 2 12l-22 30a8 8 0 0 1-11 2L8 170a18 18 0 0 1-8-15z'
  const body = `${rounded(pack, 'M8 56V14a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v42z', '#D9DFDA')}
    ${rounded(pack, holder, colours.main)}
    <path d="M66 213l40-31 7 5a6 6 0 0 1 1 9l-22 28a6 6 0 0 1-9 1z" fill="${colours.deep}"/>
    <rect x="8" y="78" width="48" height="62" rx="6" fill="${colours.paper}"/>${leaf(21, 82, 0.95, colours.main)}
    ${text(brand, { x: 32, y: 124, size: 13, weight: 500, anchor: 'middle', fill: colours.deep })}`
  return `${roundLight(pack)}${shadow(pack, { cx: 205, cy: 328, rx: 178, ry: 20 })}
    ${carton(pack, { ...BEHIND, x: 36 })}${placed(266, 108, 0, body)}`
}

/** The bottle of drops and sprays, under the closure it is given, before its carton. */
function smallBottle(pack: Pack, closure: string): string {
  const { name, brand, colours } = pack
  const body = 'M172 152h36c0 14 22 12 22 36v112a16 16 0 0 1-16 16h-48a16 16 0 0 1-16-16V188c0-24 22-22 22-36z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 326, rx: 174, ry: 20 })}${carton(pack, BEHIND)}
    <g transform="translate(128 14)">${closure}
    <path d="${body}" fill="${colours.tint}"/><path d="M150 200h80v84h-80z" fill="${colours.main}"/>
    ${nameText(name, { x: 190, y: 240, room: 70, size: 18, oneLine: 4.2, anchor: 'middle', fill: colours.onMain })}
    ${text(brand, { x: 190, y: 272, size: 10, anchor: 'middle', fill: colours.onMain, opacity: 0.9 })}
    ${rounded(pack, body, 'none')}</g>`
}
