import { label } from '../label'
import { text } from '../lettering'
import type { DrawForm } from '../pack'
import { leaf, repeated, rounded, roundLight, shadow } from '../parts'

/** A white plastic bottle of tablets or soft capsules. */
export const pillBottle: DrawForm = (pack) => {
  const { colours } = pack
  const body = 'M152 74h96v10c0 12 34 12 34 42v204a22 22 0 0 1-22 22H140a22 22 0 0 1-22-22V126c0-30 34-30 34-42z'
  const cap = 'M144 74h112v-22a10 10 0 0 0-10-10h-92a10 10 0 0 0-10 10z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 352, rx: 112, ry: 17 })}
    <path d="${cap}" fill="${colours.main}"/>
    ${repeated(13, (i) => `<path d="M${150 + i * 8.4} 48v22" stroke="${colours.deep}" stroke-width="1.6" opacity=".4"/>`)}
    ${rounded(pack, cap, 'none')}
    <path d="${body}" fill="#fff"/><path d="${body}" fill="${colours.tint}" opacity=".6"/>
    ${label(pack, { x: 118, y: 142, width: 164, height: 172 })}${rounded(pack, body, 'none')}`
}

/** A brown glass bottle of syrup. */
export const syrupBottle: DrawForm = (pack) => {
  const body = 'M172 66h56v22c0 22 42 24 42 62v186a20 20 0 0 1-20 20H150a20 20 0 0 1-20-20V150c0-38 42-40 42-62z'
  const syrup = 'M134 160c0-24 40-28 44-60h44c4 32 44 36 44 60v172a18 18 0 0 1-18 18h-96a18 18 0 0 1-18-18z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 356, rx: 100, ry: 16 })}
    ${rounded(pack, 'M166 66h68V42a8 8 0 0 0-8-8h-52a8 8 0 0 0-8 8z', '#FBFBF8')}
    <path d="${body}" fill="#8A4F23"/><path d="${syrup}" fill="#6E3A16" opacity=".75"/>
    ${label(pack, { x: 130, y: 172, width: 140, height: 156 })}${rounded(pack, body, 'none')}`
}

/** A tall see-through bottle with a screw cap: mouthwash, alcohol, lens solution. */
export const liquidBottle: DrawForm = (pack) => {
  const { colours } = pack
  const body = 'M176 78h48v16c0 16 50 18 50 58v180a22 22 0 0 1-22 22H148a22 22 0 0 1-22-22V152c0-40 50-42 50-58z'
  const liquid = 'M130 156c0-14 6-26 16-32h108c10 6 16 18 16 32v174a20 20 0 0 1-20 20H150a20 20 0 0 1-20-20z'
  const cap = 'M166 78V44a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v34z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 354, rx: 104, ry: 16 })}
    <path d="${cap}" fill="${colours.main}"/>
    ${repeated(8, (i) => `<path d="M${172 + i * 8} 44v30" stroke="${colours.deep}" stroke-width="1.6" opacity=".35"/>`)}
    ${rounded(pack, cap, 'none')}
    <path d="${body}" fill="${colours.tint}"/><path d="${liquid}" fill="${colours.soft}"/>
    <path d="M146 124h108" stroke="#fff" stroke-width="2.5" opacity=".7"/>
    ${label(pack, { x: 126, y: 168, width: 148, height: 156 })}${rounded(pack, body, 'none')}`
}

/** A wide tin with a lid: protein powder. */
export const tin: DrawForm = (pack) => {
  const { colours } = pack
  const body = 'M92 92h216v232c0 16-48 28-108 28S92 340 92 324z'
  const lid = 'M86 62a8 8 0 0 1 8-8h212a8 8 0 0 1 8 8v30H86z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 346, rx: 142, ry: 20 })}
    ${rounded(pack, body, colours.tint)}
    <path d="M92 296h216v28c0 16-48 28-108 28S92 340 92 324z" fill="${colours.main}"/>
    ${label(pack, { x: 92, y: 112, width: 216, height: 196 })}
    ${rounded(pack, body, 'none')}${rounded(pack, lid, colours.main)}
    <path d="M86 84h228" stroke="${colours.deep}" stroke-width="2" opacity=".35"/>`
}

/** A bottle with a pump: lotion, gel. */
export const pumpBottle: DrawForm = (pack) => {
  const { colours } = pack
  const body = 'M170 112h60c26 4 50 20 50 54v166a22 22 0 0 1-22 22H142a22 22 0 0 1-22-22V166c0-34 24-50 50-54z'
  const head = 'M150 42c0-8 6-12 14-12h56a10 10 0 0 1 10 10v18h-52c-12 0-16 4-18 14h-12c-2-8 2-20 2-30z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 354, rx: 108, ry: 16 })}
    ${rounded(pack, 'M192 56h18v34h-18z', '#EEF1ED')}${rounded(pack, head, '#FBFBF8')}
    ${rounded(pack, 'M170 112V94a8 8 0 0 1 8-8h44a8 8 0 0 1 8 8v18z', colours.main)}
    <path d="${body}" fill="#fff"/><path d="${body}" fill="${colours.tint}" opacity=".7"/>
    ${label(pack, { x: 120, y: 168, width: 160, height: 158 })}${rounded(pack, body, 'none')}`
}

/** A bottle with a trigger-free mist head and a clear cap, for the skin. */
export const sprayBottle: DrawForm = (pack) => {
  const { colours, brand } = pack
  const body = 'M160 122h80c16 2 28 14 28 32v178a20 20 0 0 1-20 20h-96a20 20 0 0 1-20-20V154c0-18 12-30 28-32z'
  const cap = 'M162 122V48a12 12 0 0 1 12-12h52a12 12 0 0 1 12 12v74z'
  return `${roundLight(pack)}${shadow(pack, { cx: 200, cy: 352, rx: 98, ry: 15 })}
    ${rounded(pack, 'M180 122V84h10V66h20v18h10v38z', '#FBFBF8')}
    <path d="${cap}" fill="${colours.tint}" opacity=".75"/>${rounded(pack, cap, 'none')}
    <path d="${body}" fill="#fff"/><path d="${body}" fill="${colours.tint}" opacity=".6"/>
    ${label(pack, { x: 132, y: 168, width: 136, height: 156 })}${rounded(pack, body, 'none')}
    ${leaf(184, 128, 0.8, colours.mid)}${text(brand, { x: 203, y: 141, size: 9, fill: colours.deep })}`
}
