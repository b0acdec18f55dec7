import { blister } from '../blister'
import { carton } from '../carton'
import { emsOf } from '../ems'
import { nameText, text } from '../lettering'
import type { DrawForm } from '../pack'
import { leaf, placed, repeated, rounded, roundLight, shadow } from '../parts'

/** A carton alone. */
export const box: DrawForm = (pack) =>
  shadow(pack, { cx: 205, cy: 302, rx: 178, ry: 24 }) + carton(pack, { x: 46, y: 126, width: 262, height: 172 })

/** A carton and a strip of capsules. */
export const capsuleBox: DrawForm = (pack) =>
  shadow(pack, { cx: 205, cy: 306, rx: 182, ry: 26 }) +
  carton(pack, { x: 40, y: 100, width: 264, height: 172, footRoom: 146 }) +
  blister(pack, 'capsule')

/** A carton and a strip of tablets. */
export const tabletBox: DrawForm = (pack) =>
  shadow(pack, { cx: 205, cy: 306, rx: 182, ry: 26 }) +
  carton(pack, { x: 40, y: 100, width: 264, height: 172, footRoom: 126 }) +
  blister(pack, 'tablet')

/** A carton and one sachet of granules or powder. */
export const sachetBox: DrawForm = (pack) => {
  const { name, brand, colours } = pack
  const sachet = `<path d="M2 6h96v140H2z" fill="#14372A" opacity=".12" transform="translate(3 4)"/>
    <path d="M0 0h96v140H0z" fill="${colours.paper}"/>
    <path d="M0 0h96v12H0zM0 128h96v12H0z" fill="${colours.soft}"/>
    <path d="M0 12h96v34C70 60 30 34 0 50z" fill="${colours.main}"/>
    ${repeated(8, (i) => `<path d="M${6 + i * 12} 2v8M${6 + i * 12} 130v8" stroke="${colours.mid}" stroke-width="1.5"/>`)}
    ${nameText(name, { x: 48, y: 80, room: 82, size: 18, oneLine: 5, anchor: 'middle', fill: colours.ink })}
    ${text(brand, { x: 48, y: 112, size: 10, anchor: 'middle', fill: colours.deep })}
    <path d="M0 0h96v140H0z" fill="none" stroke="#14372A" stroke-opacity=".08"/>`
  return (
    shadow(pack, { cx: 205, cy: 306, rx: 182, ry: 26 }) +
    carton(pack, { x: 40, y: 96, width: 250, height: 182, footRoom: 190 }) +
    placed(256, 184, 7, sachet)
  )
}

/** A carton and three brown drinking vials. */
export const vialBox: DrawForm = (pack) => {
  const { brand, colours } = pack
  const glass = 'M7 14h22v10c0 5 5 7 5 14v64a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V38c0-7 5-9 5-14z'
  const vial = `${rounded(pack, glass, '#8A4F23')}
    ${rounded(pack, 'M5 4a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v13H5z', colours.mid)}
    ${rounded(pack, 'M2 46h32v46H2z', colours.paper)}<path d="M2 80h32v12H2z" fill="${colours.main}"/>
    ${leaf(9, 48, 0.75, colours.main)}
    ${text(brand, { x: 18, y: 75, size: 9, anchor: 'middle', fill: colours.deep })}`
  return `${roundLight(pack)}${shadow(pack, { cx: 205, cy: 306, rx: 184, ry: 26 })}
    ${carton(pack, { x: 36, y: 100, width: 264, height: 176, footRoom: 196 })}
    ${shadow(pack, { cx: 312, cy: 324, rx: 74, ry: 10 })}
    ${[240, 284, 328].map((x) => placed(x, 212, 0, vial, 1.04)).join('')}`
}

/** A soft bag, pinched at the top and filled tight: diapers, wipes, wadding. */
export const softPack: DrawForm = (pack) => {
  const { name, brand, spec, colours, id } = pack
  const bag = 'M78 92C70 150 62 210 70 318c1 14 10 20 24 20h212c14 0 23-6 24-20 8-108 0-168-8-226z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 340, rx: 158, ry: 18 })}
    <clipPath id="${id}-bag"><path d="${bag}"/></clipPath>
    <path d="M84 52h232l6 40H78z" fill="${colours.soft}"/>
    ${repeated(20, (i) => `<path d="M${90 + i * 11.6} 56v30" stroke="${colours.mid}" stroke-width="1.4" opacity=".7"/>`)}
    <g clip-path="url(#${id}-bag)"><path d="${bag}" fill="${colours.paper}"/>
      <path d="M50 92h300v58C270 176 150 128 50 164z" fill="${colours.main}"/>
      <path d="M50 340v-52c90-30 180 26 300-14v70z" fill="${colours.soft}"/>
      <path d="M50 344v-34c90-30 190 24 300-12v50z" fill="${colours.mid}"/></g>
    ${rounded(pack, bag, 'none')}
    <path d="M84 100c-3 30-8 50-6 84M318 100c3 30 7 50 5 80" fill="none" stroke="#fff" stroke-width="4"
      stroke-linecap="round" opacity=".5"/>
    ${leaf(176 - emsOf(brand) * 8, 104, 1.1, colours.onMain)}
    ${text(brand, { x: 212, y: 122, size: 17, weight: 500, anchor: 'middle', spacing: 2, fill: colours.onMain })}
    ${nameText(name, { x: 200, y: 226, room: 208, size: 38, oneLine: 6.2, anchor: 'middle', fill: colours.ink })}
    ${text(spec, { x: 200, y: 270, room: 190, size: 15, weight: 500, anchor: 'middle', fill: colours.deep })}`
}

/** Prescription medicines before a pharmacist's approval: pack, label and leaflet stay hidden. */
export const sealed: DrawForm = (pack) => `${shadow(pack, { cx: 205, cy: 302, rx: 170, ry: 22 })}
  <linearGradient id="${pack.id}-sealed" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#F4F8FB"/>
  <stop offset="1" stop-color="#E3EEF5"/></linearGradient>
  <path d="M308 126l40 -26v172l-40 26z" fill="#CADDE9"/><path d="M46 126l40 -26h262l-40 26z" fill="#F8FBFD"/>
  <path d="M177 126l40 -26" stroke="#DDEBF4" stroke-width="2"/>
  <rect x="46" y="126" width="262" height="172" fill="url(#${pack.id}-sealed)"/>
  <rect x="46" y="278" width="262" height="20" fill="#9CC1DA"/><path d="M308 278l40 -26v20l-40 26z" fill="#7FADCB"/>
  <path transform="translate(177 196)" fill="none" stroke="#3C7EA8" stroke-width="9" stroke-linecap="round"
    stroke-linejoin="round" d="M-30 42v-82h26a23 23 0 0 1 0 46h-26M-2 6 38 46M38 10-2 46"/>
  <rect x="46" y="126" width="262" height="172" fill="none" stroke="#14372A" stroke-opacity=".05"/>`
