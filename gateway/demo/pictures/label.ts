import { nameText, text } from './lettering'
import { nameLines } from './nameLines'
import type { Pack } from './pack'
import { leaf, otcMark } from './parts'

/** A paper label's place on a bottle. */
export type Label = { x: number; y: number; width: number; height: number }

/** A bottle's label: mark, brand, name, packing, a wave of colour. */
export function label(pack: Pack, { x, y, width, height }: Label): string {
  const { name, brand, spec, colours } = pack
  const middle = x + width / 2
  const oneLine = 6.2
  const isTwoLines = nameLines(name, oneLine).length > 1
  const wave = `M${x} ${y + height}v${-height * 0.25}C${x + width * 0.3} ${y + height * 0.64}
    ${x + width * 0.6} ${y + height * 0.92} ${x + width} ${y + height * 0.76}V${y + height}z`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colours.paper}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height * 0.07}" fill="${colours.main}"/>
    <path d="${wave}" fill="${colours.main}"/>
    ${leaf(middle - 11, y + height * (isTwoLines ? 0.055 : 0.1), 0.92, colours.main)}
    ${text(brand, {
      x: middle,
      y: y + height * (isTwoLines ? 0.285 : 0.34),
      size: Math.min(height, width) * 0.088,
      anchor: 'middle',
      fill: colours.deep,
      spacing: 2,
    })}
    ${nameText(name, {
      x: middle,
      y: y + height * (isTwoLines ? 0.49 : 0.53),
      room: width * 0.84,
      size: Math.min(height, width * 1.1) * 0.18,
      oneLine,
      anchor: 'middle',
      fill: colours.ink,
    })}
    ${text(spec, {
      x: middle,
      y: y + height * (isTwoLines ? 0.685 : 0.65),
      room: width * 0.8,
      size: height * 0.072,
      anchor: 'middle',
      fill: colours.deep,
    })}
    ${otcMark(middle - 17, y + height * 0.85, pack)}`
}
