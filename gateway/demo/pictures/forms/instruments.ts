import { carton } from '../carton'
import { nameText, text } from '../lettering'
import type { DrawForm, Pack } from '../pack'
import { leaf, moulded, placed, plasticLight, repeated, rounded, roundLight, shadow } from '../parts'

/** Mark and maker's name, as moulded on an instrument. */
const maker = ({ brand, colours }: Pack, x: number, y: number) =>
  leaf(x, y - 15, 0.95, colours.main) + text(brand, { x: x + 24, y, size: 14, weight: 500, fill: colours.deep })

/** Two pressures and a pulse on a grey display; `size` is 1 for a display 116 wide. */
function pressures({ colours }: Pack, x: number, y: number, size: number): string {
  const rows = [
    ['收缩压', '118', 40, 186],
    ['舒张压', '76', 36, 232],
    ['脉搏', '68', 22, 264],
  ] as const
  const print = rows
    .map(
      ([words, figure, height, foot]) =>
        text(words, { x: 102, y: foot - (height > 30 ? 22 : 1), size: 10, fill: colours.deep }) +
        text(figure, { x: 202, y: foot, size: height, weight: 700, anchor: 'end', fill: colours.ink }),
    )
    .join('')
  return placed(
    x,
    y,
    0,
    `<g transform="translate(-86 -128)"><rect x="86" y="128" width="132" height="156" rx="14" fill="${colours.ink}"/>
    <rect x="94" y="136" width="116" height="140" rx="8" fill="#DDE8DD"/>${print}</g>`,
    size,
  )
}

/** A blood pressure monitor for the upper arm: display, start button, air tube. */
export const armMonitor: DrawForm = (pack) => {
  const { colours } = pack
  return `${plasticLight(pack)}${shadow(pack, { cx: 200, cy: 322, rx: 170, ry: 22 })}
    <path d="M292 262c60 0 70-40 56-74s-66-26-64 8" fill="none" stroke="${colours.mid}" stroke-width="9"
      stroke-linecap="round"/>
    <rect x="64" y="112" width="236" height="204" rx="30" fill="#D9DFDA"/>
    <rect x="64" y="104" width="236" height="204" rx="30" fill="#fff"/>
    <rect x="64" y="104" width="236" height="204" rx="30" fill="${colours.tint}" opacity=".5"/>
    ${pressures(pack, 86, 128, 1)}
    <circle cx="258" cy="246" r="28" fill="${colours.main}"/>
    <path d="M258 234v12M250 239a12 12 0 1 0 16 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
    ${maker(pack, 232, 150)}
    <rect x="240" y="174" width="36" height="12" rx="6" fill="${colours.soft}"/>
    <rect x="240" y="192" width="36" height="12" rx="6" fill="${colours.soft}"/>`
}

/** A blood pressure monitor for the wrist, standing on its closed cuff. */
export const wristMonitor: DrawForm = (pack) => {
  const { colours } = pack
  const cuff = 'M74 176c0-22 20-34 44-34h164c24 0 44 12 44 34v66c0 52-52 86-126 86S74 294 74 242z'
  return `${plasticLight(pack)}${roundLight(pack)}${shadow(pack, { cx: 200, cy: 330, rx: 142, ry: 20 })}
    ${rounded(pack, cuff, colours.deep)}
    <path d="M106 300c50 30 138 30 188 0" fill="none" stroke="${colours.mid}" stroke-width="3" stroke-dasharray="7 6"
      opacity=".7"/>
    <rect x="112" y="84" width="176" height="216" rx="28" fill="#D5DCD6"/>
    <rect x="112" y="76" width="176" height="216" rx="28" fill="#fff"/>
    <rect x="112" y="76" width="176" height="216" rx="28" fill="${colours.tint}" opacity=".5"/>
    ${pressures(pack, 134, 94, 1)}
    <rect x="134" y="260" width="76" height="20" rx="10" fill="${colours.main}"/>
    <path d="M172 265v5M168 267a5.5 5.5 0 1 0 8 0" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>
    ${maker(pack, 222, 275)}`
}

/** A stick thermometer lying before its carton. */
export const stickThermometer: DrawForm = (pack) => {
  const { colours } = pack
  const stick = 'M8 14C8 5 15 0 26 0h112c24 0 50 12 84 14l34 3v18l-34 3c-34 2-60 14-84 14H26C15 52 8 47 8 38z'
  const drawing = `<path d="${stick}" fill="#14372A" opacity=".13" transform="translate(4 9)"/>
    <path d="M254 17h30a9 9 0 0 1 0 18h-30z" fill="#C3CCC6"/>
    <path d="M258 20h24" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>
    <path d="M8 14C8 5 15 0 26 0h26v52H26C15 52 8 47 8 38z" fill="${colours.main}"/>
    <path d="M52 0h86c24 0 50 12 84 14l34 3v18l-34 3c-34 2-60 14-84 14H52z" fill="#fff"/>
    <path d="${stick}" fill="url(#${pack.id}-plastic)"/><circle cx="30" cy="26" r="9" fill="${colours.paper}"/>
    <rect x="64" y="9" width="78" height="34" rx="7" fill="${colours.ink}"/>
    <rect x="68" y="13" width="70" height="26" rx="4" fill="#DDE8DD"/>
    ${text('36.6', { x: 76, y: 34, size: 21, weight: 700, fill: colours.ink })}
    ${text('℃', { x: 121, y: 33, size: 13, weight: 500, fill: colours.ink })}
    ${leaf(150, 13, 1, colours.main)}`
  return `${plasticLight(pack)}${shadow(pack, { cx: 205, cy: 268, rx: 176, ry: 22 })}
    ${carton(pack, { x: 50, y: 92, width: 252, height: 166 })}
    ${shadow(pack, { cx: 206, cy: 342, rx: 160, ry: 14 })}${placed(56, 302, -4, drawing)}`
}

/** An infrared thermometer for the forehead, seen from the side. */
export const foreheadThermometer: DrawForm = (pack) => {
  const { colours } = pack
  const handle = 'M196 150h86c4 40 8 76 24 152a20 20 0 0 1-16 24l-44 6a20 20 0 0 1-22-16c-8-56-14-104-28-166z'
  const head = 'M104 78h170c34 0 58 22 58 52s-24 52-58 52H118c-18 0-30-10-34-26l-8-40c-4-20 6-38 28-38z'
  return `${plasticLight(pack)}${roundLight(pack)}${shadow(pack, { cx: 236, cy: 336, rx: 120, ry: 18 })}
    ${moulded(pack, handle, '#F4F6F3')}
    <path d="M216 196h68c4 34 8 62 20 112a14 14 0 0 1-12 16l-32 4a14 14 0 0 1-16-12c-8-46-16-84-28-120z"
      fill="${colours.main}"/>
    ${repeated(
      6,
      (i) => `<path d="M${236 + i * 3} ${238 + i * 14}l48-6" stroke="${colours.deep}" stroke-width="3" opacity=".35"
      stroke-linecap="round"/>`,
    )}
    <path d="M196 184c-14 4-22 18-18 34 4 12 16 16 26 12z" fill="${colours.deep}"/>
    <path d="M92 80l-26 8a12 12 0 0 0-8 14l10 56a12 12 0 0 0 12 10l24 2z" fill="${colours.mid}"/>
    <ellipse cx="66" cy="128" rx="9" ry="32" transform="rotate(-9 66 128)" fill="${colours.ink}"/>
    <ellipse cx="64" cy="126" rx="4" ry="17" transform="rotate(-9 64 126)" fill="${colours.mid}"/>
    ${moulded(pack, head, '#fff')}<path d="${head}" fill="${colours.tint}" opacity=".45"/>
    <rect x="176" y="94" width="130" height="72" rx="14" fill="${colours.ink}"/>
    <rect x="183" y="101" width="116" height="58" rx="9" fill="#D9EBD9"/>
    ${text('36.5', { x: 192, y: 146, size: 42, weight: 700, fill: colours.ink })}
    ${text('℃', { x: 279, y: 124, size: 16, weight: 500, fill: colours.ink })}
    ${placed(106, 138, 0, maker(pack, 0, 0))}`
}

/** A blood glucose meter with a strip in its port, a lancing pen and a vial of strips. */
export const glucoseMeter: DrawForm = (pack) => {
  const { colours } = pack
  const body =
    'M66 104c0-26 18-42 44-42h84c26 0 44 16 44 42 0 44-12 70-12 108v70c0 26-18 42-40 42h-68c-22 0-40-16-40-42v-70c0-38-12-64-12-108z'
  const vial = `${rounded(pack, 'M0 34h74v102a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z', '#FBFBF8')}
    ${rounded(pack, 'M-3 8a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v28h-80z', colours.main)}
    ${rounded(pack, 'M0 56h74v56H0z', colours.tint)}${leaf(25, 57, 1, colours.main)}
    ${text(pack.brand, { x: 37, y: 100, size: 13, weight: 500, anchor: 'middle', fill: colours.deep })}`
  const pen = `${rounded(pack, 'M0 14a13 13 0 0 1 26 0v110H0z', colours.main)}
    ${rounded(pack, 'M1 124h24v26a12 12 0 0 1-24 0z', '#F1F4F0')}<rect x="8" y="52" width="10" height="26" rx="5" fill="#fff"/>`
  return `${plasticLight(pack)}${roundLight(pack)}${shadow(pack, { cx: 200, cy: 334, rx: 166, ry: 20 })}
    <path d="M138 316h28v48a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4z" fill="#fff" stroke="#C3CCC6"/>
    <path d="M144 352h16v16h-16z" fill="#B8402F" opacity=".75"/>
    <path d="${body}" fill="#CFD7D1" transform="translate(0 8)"/>${moulded(pack, body, '#fff')}
    <path d="${body}" fill="${colours.tint}" opacity=".5"/>
    <rect x="88" y="84" width="128" height="116" rx="18" fill="${colours.ink}"/>
    <rect x="96" y="92" width="112" height="100" rx="12" fill="#DDE8DD"/>
    ${text('5.6', { x: 152, y: 158, size: 54, weight: 700, anchor: 'middle', fill: colours.ink })}
    ${text('mmol/L', { x: 200, y: 182, size: 12, anchor: 'end', fill: colours.deep })}
    ${text('餐前', { x: 104, y: 110, size: 11, fill: colours.deep })}
    <circle cx="152" cy="240" r="24" fill="${colours.main}"/>
    <path d="M143 236l9-8 9 8M143 244l9 8 9-8" fill="none" stroke="${colours.onMain}" stroke-width="3"
      stroke-linecap="round" stroke-linejoin="round"/>
    ${maker(pack, 122, 298)}
    ${placed(262, 186, 0, vial)}${placed(350, 172, 0, pen)}`
}

/** A fingertip oximeter, its jaws slightly open. */
export const oximeter: DrawForm = (pack) => {
  const { colours } = pack
  const upper = 'M10 34C10 12 26 0 48 0h170c30 0 46 16 46 40v50c0 18-12 30-30 30H40c-18 0-30-12-30-30z'
  const lower = 'M14 96h240c6 30 0 66-34 66H56C30 162 16 140 14 96z'
  const wave = 'M28 98h24l7-18 9 26 7-14h30l7-18 9 26 7-14h24'
  const clip = `<path d="M252 110c22 0 30 10 30 24s-12 26-30 24" fill="none" stroke="${colours.mid}" stroke-width="6"/>
    ${moulded(pack, lower, colours.deep)}<path d="M14 102h52c14 0 20 22 4 26H22z" fill="#0E2A1E" opacity=".35"/>
    <path d="${upper}" fill="#CCD5CE" transform="translate(0 6)"/>${moulded(pack, upper, '#fff')}
    <path d="${upper}" fill="${colours.tint}" opacity=".4"/>
    <rect x="24" y="14" width="168" height="92" rx="14" fill="#10241C"/>
    ${text('%SpO₂', { x: 36, y: 32, size: 11, fill: '#9CD8B8' })}${text('脉率', { x: 128, y: 32, size: 11, fill: '#F0D98A' })}
    ${text('98', { x: 34, y: 74, size: 44, weight: 700, fill: '#7BE0AC' })}
    ${text('72', { x: 126, y: 74, size: 44, weight: 700, fill: '#F0D98A' })}
    <path d="${wave}" fill="none" stroke="#7BE0AC" stroke-width="2.4" stroke-linejoin="round"/>
    <circle cx="228" cy="44" r="19" fill="${colours.main}"/>
    <path d="M228 35v9M222 39a9 9 0 1 0 12 0" fill="none" stroke="${colours.onMain}" stroke-width="2.6" stroke-linecap="round"/>
    ${text(pack.brand, { x: 228, y: 94, size: 14, weight: 500, anchor: 'middle', fill: colours.deep })}`
  return `${plasticLight(pack)}${shadow(pack, { cx: 206, cy: 318, rx: 158, ry: 24 })}
    <path d="M330 206c40 8 44 60 10 84" fill="none" stroke="${colours.mid}" stroke-width="5" stroke-linecap="round"/>
    ${placed(46, 152, -10, clip, 1.1)}`
}

/** A compressor nebulizer: the machine, its tube, the cup and the mask. */
export const nebulizer: DrawForm = (pack) => {
  const { colours } = pack
  const body = 'M40 176c0-38 24-62 62-62h96c38 0 62 24 62 62v114c0 20-14 34-34 34H74c-20 0-34-14-34-34z'
  const mask = 'M34 0c10 0 18 10 26 26 12 22 20 40 14 58-6 20-24 26-40 26S0 104-6 84c-6-18 2-36 14-58C16 10 24 0 34 0z'
  return `${plasticLight(pack)}${roundLight(pack)}${shadow(pack, { cx: 200, cy: 332, rx: 178, ry: 20 })}
    <path d="M104 118c0-40 92-40 92 0" fill="none" stroke="#DDE3DE" stroke-width="15"/>
    <path d="${body}" fill="#CFD7D1" transform="translate(0 8)"/>${moulded(pack, body, '#fff')}
    <path d="M40 236c60 34 160-24 220 10v44c0 20-14 34-34 34H74c-20 0-34-14-34-34z" fill="${colours.main}"/>
    <path d="M40 226c60 34 160-24 220 10v14c-60-34-160 24-220-10z" fill="${colours.soft}"/>
    ${text(pack.brand, { x: 150, y: 160, size: 20, weight: 500, anchor: 'middle', spacing: 2, fill: colours.deep })}
    ${nameText(pack.name, { x: 150, y: 194, room: 188, size: 20, oneLine: 10, anchor: 'middle', fill: colours.ink })}
    <circle cx="96" cy="282" r="20" fill="${colours.paper}"/><circle cx="96" cy="282" r="9" fill="${colours.mid}"/>
    ${repeated(
      5,
      (i) => `<path d="M${168 + i * 14} 270v28" stroke="${colours.paper}" stroke-width="5" stroke-linecap="round"
      opacity=".8"/>`,
    )}
    <path d="M256 292c34 6 40 34 60 26s-4-42 4-66" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
    <path d="M256 292c34 6 40 34 60 26s-4-42 4-66" fill="none" stroke="${colours.mid}" stroke-width="6" stroke-linecap="round"/>
    ${rounded(pack, 'M302 206h36l-6 52a6 6 0 0 1-6 5h-12a6 6 0 0 1-6-5z', colours.tint)}
    ${rounded(pack, 'M300 194h40v16h-40z', colours.main)}
    <g transform="translate(286 88)"><path d="M-6 78c-34-10-26-52 6-56M74 78c34-10 26-52-6-56" fill="none"
      stroke="#DDE3DE" stroke-width="4"/>
    <path d="${mask}" fill="${colours.soft}" opacity=".9"/>
    <path d="${mask}" fill="none" stroke="${colours.mid}" stroke-width="5"/>
    <path d="M34 22c8 8 24 36 22 54-4 16-40 16-44 0-2-18 14-46 22-54z" fill="#fff" opacity=".45"/>
    <path d="M12 36c5-12 12-20 20-22" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>
    ${repeated(
      3,
      (i) => `<path d="M4 ${64 + i * 9}h8M56 ${64 + i * 9}h8" stroke="${colours.mid}" stroke-width="3"
      stroke-linecap="round"/>`,
    )}
    <ellipse cx="34" cy="98" rx="17" ry="11" fill="${colours.main}"/></g>`
}
