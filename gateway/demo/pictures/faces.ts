import type { Palette } from './colour'
import { emsOf } from './ems'
import { nameText, text } from './lettering'
import type { Design, Pack } from './pack'
import { leaf, otcMark } from './parts'

/** A printed front: its size, and how far from the left words at the foot may reach before something stands there. */
export type Face = { width: number; height: number; footRoom?: number }

type Print = (colours: Palette, width: number, height: number) => string

/** Two waves, a target, a curved field, a plain band, a ribbon. */
const PRINTS: Record<Design, Print> = {
  0: ({ paper, soft, main }, w, h) => `<rect width="${w}" height="${h}" fill="${paper}"/>
    <path d="M0 ${h}V${h * 0.62}C${w * 0.25} ${h * 0.5} ${w * 0.5} ${h * 0.86} ${w} ${h * 0.58}V${h}z" fill="${soft}"/>
    <path d="M0 ${h}V${h * 0.76}C${w * 0.3} ${h * 0.64} ${w * 0.55} ${h * 0.96} ${w} ${h * 0.74}V${h}z" fill="${main}"/>`,
  1: ({ paper, main, tint, soft }, w, h) => `<rect width="${w}" height="${h}" fill="${paper}"/>
    <rect width="${w * 0.055}" height="${h}" fill="${main}"/>
    <circle cx="${w * 0.93}" cy="${h * 0.86}" r="${h * 0.42}" fill="${tint}"/>
    <circle cx="${w * 0.93}" cy="${h * 0.86}" r="${h * 0.3}" fill="${soft}"/>
    <circle cx="${w * 0.93}" cy="${h * 0.86}" r="${h * 0.17}" fill="${main}"/>`,
  2: ({ paper, main }, w, h) => `<rect width="${w}" height="${h}" fill="${main}"/>
    <path d="M0 0H${w}V${h * 0.66}C${w * 0.7} ${h * 0.8} ${w * 0.3} ${h * 0.56} 0 ${h * 0.7}z" fill="${paper}"/>`,
  3: ({ paper, deep, mid }, w, h) => `<rect width="${w}" height="${h}" fill="${paper}"/>
    <rect y="${h * 0.74}" width="${w}" height="${h * 0.26}" fill="${deep}"/>
    <rect y="${h * 0.7}" width="${w}" height="${h * 0.04}" fill="${mid}"/>`,
  4: ({ tint, mid, main }, w, h) => `<rect width="${w}" height="${h}" fill="${tint}"/>
    <path d="M${w} 0V${h}H${w * 0.66}C${w * 0.76} ${h * 0.7} ${w * 0.7} ${h * 0.3} ${w * 0.82} 0z" fill="${mid}"/>
    <path d="M${w} 0V${h}H${w * 0.77}C${w * 0.86} ${h * 0.7} ${w * 0.8} ${h * 0.3} ${w * 0.91} 0z" fill="${main}"/>`,
}

/** The colour of the packing's words, which stand on the print's foot. */
function footInk({ design, colours }: Pack): string {
  if (design === 3) return '#fff'
  return design === 0 || design === 2 ? colours.onMain : colours.deep
}

/** A carton's printed front: brand, name, English name, packing and, for medicines without prescription, the oval. */
export function face(pack: Pack, { width, height, footRoom = width }: Face): string {
  const { name, brand, spec, latin, design, colours, id } = pack
  const x = width * (design === 1 ? 0.115 : 0.075)
  const room = width * (design === 4 ? 0.6 : 0.82)
  const oneLine = design === 4 ? 7.2 : 8.6
  const specRoom = Math.min(footRoom, width * (design === 1 || design === 4 ? 0.64 : 0.94)) - x
  return `<clipPath id="${id}-face"><rect width="${width}" height="${height}"/></clipPath>
    <g clip-path="url(#${id}-face)">${PRINTS[design](colours, width, height)}
    ${leaf(x - 4, height * 0.085, height / 190, colours.main)}
    ${text(brand, {
      x: x + height * 0.105,
      y: height * 0.185,
      size: height * 0.078,
      weight: 500,
      fill: colours.deep,
      spacing: 1,
    })}
    ${otcMark(width * 0.94 - 34, height * 0.09, pack)}
    ${nameText(name, { x, y: height * 0.44, room, size: height * 0.185, oneLine, fill: colours.ink })}
    ${
      latin && emsOf(name) <= oneLine
        ? text(latin, { x, y: height * 0.545, room, size: height * 0.068, fill: colours.deep, opacity: 0.8 })
        : ''
    }
    ${text(spec, { x, y: height * 0.91, room: specRoom, size: height * 0.082, weight: 500, fill: footInk(pack) })}</g>`
}

/** Height of the coloured foot that runs around the carton's corner, as a part of its height. */
export const FOOT: Record<Design, number> = { 0: 0.26, 1: 0, 2: 0.34, 3: 0.26, 4: 0 }
