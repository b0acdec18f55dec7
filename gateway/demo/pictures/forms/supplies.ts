import { carton, type Carton } from '../carton'
import { nameText, text } from '../lettering'
import type { DrawForm, Pack } from '../pack'
import { leaf, placed, repeated, rounded, roundLight, shadow } from '../parts'

const BEHIND: Carton = { x: 40, y: 96, width: 262, height: 172 }

/** A carton with its contents lying before its lower right corner; `footRoom` keeps the packing's words clear of them. */
function before(pack: Pack, footRoom: number, contents: string): string {
  return `${shadow(pack, { cx: 205, cy: 306, rx: 184, ry: 26 })}${carton(pack, { ...BEHIND, footRoom })}${contents}`
}

/** A pleated surgical mask. */
export const pleatedMask: DrawForm = (pack) => {
  const { colours } = pack
  const cloth = 'M0 8C50-4 110-4 160 8v84c-50 16-110 16-160 0z'
  const loop = (path: string) => `<path d="${path}" fill="none" stroke="#E4E9E5" stroke-width="5" stroke-linecap="round"/>`
  const mask = `${loop('M3 14c-44-14-46 92 0 74')}${loop('M157 14c44-14 46 92 0 74')}
    <path d="${cloth}" fill="#14372A" opacity=".14" transform="translate(3 8)"/><path d="${cloth}" fill="${colours.mid}"/>
    ${repeated(3, (i) => {
      const y = 30 + i * 20
      return `<path d="M0 ${y}c50-9 110-9 160 0v7c-50-9-110-9-160 0z" fill="${colours.main}" opacity=".55"/>
      <path d="M0 ${y}c50-9 110-9 160 0" fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"/>`
    })}
    <path d="M0 8C50-4 110-4 160 8v7C110 3 50 3 0 15zM0 92c50 16 110 16 160 0v-7c-50 16-110 16-160 0z" fill="#fff"
      opacity=".55"/>
    <path d="M50 11c20-3 40-3 60 0" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".9"/>`
  return before(pack, 140, placed(186, 238, -8, mask))
}

/** A folded respirator mask, seen from the side. */
export const respirator: DrawForm = (pack) => {
  const { colours } = pack
  const cup = 'M0 70C20 20 70-6 118 6c26 8 44 30 50 58-10 36-40 58-82 58C46 122 14 106 0 70z'
  const mask = `<path d="M8 60C-24 20 40-34 84 2M8 80c-26 44 40 78 78 44" fill="none" stroke="${colours.mid}" stroke-width="5"/>
    <path d="${cup}" fill="#14372A" opacity=".14" transform="translate(3 8)"/><path d="${cup}" fill="#fff"/>
    <path d="${cup}" fill="${colours.tint}" opacity=".6"/>
    <path d="M0 70c50-14 110-16 168-6-10 36-40 58-82 58C46 122 14 106 0 70z" fill="${colours.soft}" opacity=".8"/>
    <path d="M0 70c50-14 110-16 168-6" fill="none" stroke="${colours.mid}" stroke-width="2.5"/>
    <path d="M100 9c20 3 38 14 50 32" fill="none" stroke="#B9C3BC" stroke-width="7" stroke-linecap="round"/>
    ${leaf(62, 22, 1, colours.main)}${text(pack.brand, { x: 74, y: 94, size: 13, weight: 500, fill: colours.deep })}`
  return before(pack, 140, placed(196, 226, -6, mask))
}

/** Two sticking plasters, one across the other. */
export const plasters: DrawForm = (pack) => {
  const strip = `<rect x="-76" y="-19" width="156" height="44" rx="21" fill="#14372A" opacity=".13"/>
    <rect x="-78" y="-22" width="156" height="44" rx="22" fill="#E7BE97"/>
    <rect x="-78" y="-22" width="156" height="20" rx="20" fill="#fff" opacity=".18"/>
    <rect x="-29" y="-22" width="58" height="44" fill="#F7E7D5"/>
    ${repeated(15, (i) => `<circle cx="${-18 + (i % 5) * 9}" cy="${-10 + Math.floor(i / 5) * 10}" r="1.8" fill="#D2A67B"/>`)}
    ${repeated(10, (i) => `<circle cx="${(i < 5 ? -66 : 42) + (i % 5) * 6}" cy="${i % 2 ? -6 : 6}" r="1.6" fill="#C99A6E"/>`)}`
  return before(pack, 150, placed(284, 276, -38, strip) + placed(284, 276, 26, strip))
}

/** A roll of gauze, its end hanging loose. */
export const gauzeRoll: DrawForm = (pack) => {
  const weave = repeated(11, (i) => `<path d="M0 ${10 + i * 9}h92" stroke="#CBD4CD" stroke-width="1.2"/>`)
  const threads = repeated(10, (i) => `<path d="M${6 + i * 9} 14v96" stroke="#CBD4CD" stroke-width="1.2" opacity=".8"/>`)
  const roll = `<path d="M0 24h92v80c0 14-92 14-92 0z" fill="#14372A" opacity=".12" transform="translate(4 10)"/>
    <path d="M86 104c20 12 42 4 52 14l-8 10c-20-8-40 0-60-14z" fill="#F4F6F2" stroke="#CBD4CD"/>
    ${rounded(pack, 'M0 18h92v88c0 16-92 16-92 0z', '#F9FAF7')}${weave}${threads}
    <ellipse cx="46" cy="18" rx="46" ry="15" fill="#fff" stroke="#CBD4CD"/>
    ${repeated(4, (i) => `<ellipse cx="46" cy="18" rx="${36 - i * 9}" ry="${11.5 - i * 3}" fill="none" stroke="#CBD4CD"/>`)}
    ${rounded(pack, 'M0 52h92v28c0 14-92 14-92 0z', pack.colours.main)}
    ${text(pack.brand, { x: 46, y: 80, size: 15, weight: 500, anchor: 'middle', fill: pack.colours.onMain })}`
  return roundLight(pack) + before(pack, 170, placed(228, 206, 0, roll, 1.08))
}

/** A fan of cotton swabs. */
export const swabs: DrawForm = (pack) => {
  const swab = `<path d="M0-64V64" stroke="#E3CDA8" stroke-width="5" stroke-linecap="round"/>
    <path d="M0-84c8 0 10 8 9 18-1 12-4 22-9 22s-8-10-9-22c-1-10 1-18 9-18z" fill="#fff" stroke="#D9DFDA"/>
    <path d="M-4-76c-1 8 0 16 2 24" stroke="#E6EBE7" stroke-width="2.5" fill="none"/>`
  return before(
    pack,
    150,
    `${shadow(pack, { cx: 292, cy: 344, rx: 60, ry: 9 })}
    ${[-34, -17, 0, 17, 34].map((turn) => placed(292 + turn * 0.9, 274, turn, swab)).join('')}`,
  )
}

/** A test cassette showing its control line, and a dropper. */
export const testCassette: DrawForm = (pack) => {
  const { colours } = pack
  const cassette = `<rect x="3" y="7" width="184" height="62" rx="14" fill="#14372A" opacity=".14"/>
    <rect width="184" height="62" rx="14" fill="#fff"/><rect width="184" height="62" rx="14" fill="${colours.tint}" opacity=".5"/>
    <rect x="1" y="1" width="182" height="60" rx="13" fill="none" stroke="#CBD4CD"/>
    <rect x="54" y="18" width="66" height="26" rx="6" fill="#E6ECE7"/><rect x="57" y="21" width="60" height="20" rx="4" fill="#fff"/>
    <rect x="72" y="21" width="5" height="20" fill="#B8402F" opacity=".85"/>
    ${text('C', { x: 74, y: 14, size: 10, weight: 700, anchor: 'middle', fill: colours.deep })}
    ${text('T', { x: 99, y: 14, size: 10, weight: 700, anchor: 'middle', fill: colours.deep })}
    <circle cx="152" cy="31" r="13" fill="#E6ECE7"/><circle cx="152" cy="31" r="8" fill="${colours.mid}" opacity=".6"/>
    ${text('S', { x: 172, y: 35, size: 10, weight: 700, anchor: 'middle', fill: colours.deep })}
    ${leaf(14, 6, 1, colours.main)}${text(pack.brand, { x: 26, y: 47, size: 10, anchor: 'middle', fill: colours.deep })}`
  const swab = `<path d="M0 0h118" stroke="#EEF1ED" stroke-width="5" stroke-linecap="round"/>
    <path d="M112-6h24a6 6 0 0 1 0 12h-24z" fill="#fff" stroke="#D3DAD5"/>`
  return before(pack, 126, placed(176, 268, -9, cassette) + placed(196, 352, -9, swab))
}

/** Paper test strips, dipped end to the left. */
export const testStrips: DrawForm = (pack) => {
  const { colours } = pack
  const strip = `<rect x="2" y="5" width="176" height="21" rx="3" fill="#14372A" opacity=".13"/>
    <rect width="176" height="20" rx="3" fill="#fff" stroke="#D3DAD5"/><rect x="112" width="64" height="20" rx="3" fill="${colours.main}"/>
    <path d="M64 1v18" stroke="#B8402F" stroke-width="3.6" opacity=".85"/>
    <path d="M38 1v18" stroke="${colours.mid}" stroke-width="1.4" stroke-dasharray="3 2"/>
    <path d="M10 7l-5 3 5 3M6 10h22" stroke="${colours.mid}" stroke-width="1.6" fill="none"/>
    ${leaf(134, 0, 0.85, colours.paper)}`
  return before(pack, 120, placed(176, 258, -16, strip) + placed(180, 288, -9, strip) + placed(182, 318, -2, strip))
}

/** Glucose test strips in their vial. */
export const stripVial: DrawForm = (pack) => {
  const { name, brand, colours } = pack
  const strips = [-16, -6, 5, 15].map((turn) =>
    placed(
      40 + turn * 1.1,
      26,
      turn,
      `<rect x="-6" y="-48" width="12" height="70" rx="2" fill="#fff" stroke="#CBD4CD"/>
      <rect x="-6" y="-48" width="12" height="14" fill="${colours.main}"/><path d="M-2-26v30M2-26v30" stroke="#C7A64B"/>`,
    ),
  )
  const vial = `${strips.join('')}${rounded(pack, 'M0 20h80v108a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z', '#FBFBF8')}
    ${rounded(pack, 'M0 44h80v78H0z', colours.main)}
    ${nameText(name, { x: 40, y: 82, room: 70, size: 18, oneLine: 4.2, anchor: 'middle', fill: colours.onMain })}
    ${text(brand, { x: 40, y: 110, size: 10, anchor: 'middle', fill: colours.onMain })}
    <path d="M0 20c0-8 80-8 80 0v8H0z" fill="#EEF1ED"/>${placed(96, 126, 0, rounded(pack, 'M0 0h44v16a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z', colours.mid))}`
  return `${roundLight(pack)}${shadow(pack, { cx: 205, cy: 302, rx: 184, ry: 24 })}
    ${carton(pack, { ...BEHIND, width: 224, footRoom: 190 })}${shadow(pack, { cx: 290, cy: 338, rx: 80, ry: 11 })}
    ${placed(240, 192, 0, vial)}`
}

/** A self-adhesive patch, one corner of its backing turned up. */
export const patch: DrawForm = (pack) => patchOf(pack, '#EBCFA9', '#DDB98B')

/** A cooling gel patch, see-through. */
export const gelPatch: DrawForm = (pack) => patchOf(pack, pack.colours.soft, pack.colours.mid)

/** A dressing: a pad on a white adhesive cloth. */
export const dressing: DrawForm = (pack) => {
  const sheet = `<rect x="3" y="8" width="140" height="104" rx="16" fill="#14372A" opacity=".13"/>
    <rect width="140" height="104" rx="16" fill="#fff" stroke="#D3DAD5"/>
    ${repeated(
      40,
      (i) => `<circle cx="${10 + (i % 10) * 13.4}" cy="${i < 20 ? 9 + Math.floor(i / 10) * 8 : 79 + Math.floor(i / 10) * 8 - 8}"
      r="1" fill="#CBD4CD"/>`,
    )}
    <rect x="32" y="27" width="76" height="50" rx="8" fill="#F2F4F0" stroke="#D3DAD5"/>
    ${repeated(7, (i) => `<path d="M${40 + i * 10} 31v42" stroke="#DCE2DD" stroke-width="1.4"/>`)}
    ${repeated(4, (i) => `<path d="M36 ${36 + i * 10}h68" stroke="#DCE2DD" stroke-width="1.4"/>`)}`
  return before(pack, 150, placed(200, 244, -9, sheet, 1.06))
}

/** A heating patch: a soft pad in cloth, with warmth rising. */
export const heatPatch: DrawForm = (pack) => {
  const pad = `<rect x="3" y="8" width="144" height="100" rx="22" fill="#14372A" opacity=".13"/>
    <rect width="144" height="100" rx="22" fill="#F6EEE6"/><rect x="9" y="9" width="126" height="82" rx="16" fill="#D9765B"/>
    <rect x="9" y="9" width="126" height="40" rx="16" fill="#fff" opacity=".12"/>
    ${repeated(
      3,
      (i) => `<path d="M${44 + i * 28} 74c-9-9 9-17 0-25s9-14 0-24" fill="none" stroke="#FBE9DD" stroke-width="5"
      stroke-linecap="round"/>`,
    )}`
  return before(pack, 150, placed(202, 244, -9, pad, 1.05))
}

/** An elastic sleeve for the knee, with an opening ring. */
export const kneeSupport: DrawForm = (pack) => {
  const { colours } = pack
  const sleeve = 'M106 48h132c6 44 0 74 6 112 6 44 4 90-2 180H110c-12-70-20-118-14-166 4-42 14-70 10-126z'
  return `${roundLight(pack)}${shadow(pack, { cx: 178, cy: 344, rx: 124, ry: 18 })}${rounded(pack, sleeve, colours.main)}
    ${repeated(
      14,
      (i) => `<path d="M${102 + i * 10.4} 66c4 90-6 170 4 256" fill="none" stroke="${colours.deep}" stroke-width="1.3"
      opacity=".3"/>`,
    )}
    <path d="M106 48h132l2 24H107zM106 318h138l-2 22H110z" fill="${colours.deep}"/>
    <ellipse cx="170" cy="194" rx="50" ry="58" fill="${colours.deep}"/><ellipse cx="170" cy="194" rx="36" ry="44" fill="${colours.soft}"/>
    <ellipse cx="166" cy="190" rx="29" ry="37" fill="${colours.tint}"/>
    <path d="M110 116c30 20 90 20 132 0v20c-42 20-102 20-134 0zM104 254c40-18 100-18 142 0v20c-42-18-102-18-142 0z"
      fill="${colours.mid}"/>
    ${tag(pack, 264, 120)}`
}

/** A waist belt, closed in front. */
export const waistSupport: DrawForm = (pack) => {
  const { colours } = pack
  const belt = 'M40 152c60-22 260-22 320 0v104c-60 26-260 26-320 0z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 284, rx: 176, ry: 22 })}
    <path d="M60 150c60-26 220-26 280 0-60 14-220 14-280 0z" fill="${colours.ink}"/>${rounded(pack, belt, colours.main)}
    ${repeated(6, (i) => `<rect x="${62 + (i < 3 ? i * 28 : 130 + i * 28)}" y="148" width="12" height="118" rx="6" fill="${colours.deep}" opacity=".5"/>`)}
    <path d="M40 174c60-22 260-22 320 0v16c-60-22-260-22-320 0zM40 222c60 26 260 26 320 0v16c-60 26-260 26-320 0z"
      fill="${colours.mid}" opacity=".9"/>
    <rect x="152" y="134" width="96" height="142" rx="12" fill="${colours.deep}"/>
    <rect x="158" y="140" width="84" height="130" rx="8" fill="none" stroke="${colours.mid}" stroke-width="2" stroke-dasharray="5 4"/>
    ${leaf(182, 168, 1.5, colours.paper)}
    ${text(pack.brand, { x: 200, y: 226, size: 17, weight: 500, anchor: 'middle', spacing: 2, fill: colours.paper })}
    ${tag(pack, 286, 52)}`
}

/** The paper tag a support hangs from in the shop. */
function tag(pack: Pack, x: number, y: number): string {
  const { name, brand, colours } = pack
  return placed(
    x,
    y,
    4,
    `<path d="M3 8h100v124H3z" fill="#14372A" opacity=".12"/><path d="M0 12a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v112a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
    fill="${colours.paper}"/><path d="M0 104h100v20a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="${colours.mid}"/>
    <circle cx="50" cy="16" r="5" fill="${colours.soft}"/>${leaf(38, 22, 1, colours.main)}
    ${text(brand, { x: 50, y: 56, size: 11, anchor: 'middle', fill: colours.deep })}
    ${nameText(name, { x: 50, y: 82, room: 88, size: 21, oneLine: 4.2, anchor: 'middle', fill: colours.ink })}`,
  )
}

function patchOf(pack: Pack, fill: string, shade: string): string {
  const sheet = `<rect x="3" y="8" width="150" height="108" rx="12" fill="#14372A" opacity=".13"/>
    <path d="M12 0h126a12 12 0 0 1 12 12v58l-40 38H12A12 12 0 0 1 0 96V12A12 12 0 0 1 12 0z" fill="${fill}"/>
    <path d="M12 0h126a12 12 0 0 1 12 12v20C100 56 50 10 0 40V12A12 12 0 0 1 12 0z" fill="#fff" opacity=".25"/>
    ${repeated(24, (i) => `<circle cx="${16 + (i % 8) * 16}" cy="${22 + Math.floor(i / 8) * 26}" r="1.8" fill="${shade}"/>`)}
    <path d="M150 70l-40 38c2-14 0-22-4-30 12 0 30-2 44-8z" fill="#fff"/>
    <path d="M150 70l-40 38c2-14 0-22-4-30 12 0 30-2 44-8z" fill="${shade}" opacity=".35"/>`
  return before(pack, 146, placed(196, 244, -9, sheet, 1.06))
}
