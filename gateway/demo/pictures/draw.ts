import { paletteOf } from './colour'
import { emsOf } from './ems'
import { drawingOf, type DrawnForm } from './forms'
import { leafletSheet } from './leafletSheet'
import { escaped } from './lettering'
import type { Design, Pack } from './pack'

/** What a picture is made from: the words on the pack, its silhouette and its hue (0 to 360, OKLCH). */
export type ProductPicture = {
  name: string
  brand: string
  spec: string
  latin?: string
  form: DrawnForm
  hue: number
  /** The print on the carton; without one the name decides, so a shelf is varied and stays as it is. */
  design?: Design
  /** Class 甲 or 乙 of a medicine sold without prescription. */
  otc?: 'A' | 'B'
  /** Keeps the gradients of several pictures in one document apart. */
  id?: string
}

/** A product on its own, in front of nothing: an SVG of 400 by 400 units. */
export function drawProduct(product: ProductPicture): string {
  const pack = packOf(product)
  return picture(product, drawingOf(product)(pack))
}

/** The second picture of a product's gallery: the same pack, smaller, standing on its leaflet's colour beside the leaflet. */
export function drawProductWithLeaflet(product: ProductPicture): string {
  const pack = packOf(product)
  const standing = drawingOf(product)(pack)
  return picture(
    product,
    `<rect width="400" height="400" fill="${pack.colours.tint}"/>
    <circle cx="300" cy="300" r="190" fill="${pack.colours.soft}" opacity=".55"/>
    ${leafletSheet(pack)}<g transform="translate(98 104) scale(.74)">${standing}</g>`,
  )
}

/** The same for every prescription medicine that must not be shown yet. */
export const drawSealed = () => drawProduct({ name: '处方药', brand: '', spec: '', form: 'sealed', hue: 155, id: 'sealed' })

function packOf({ name, brand, spec, latin, otc, hue, design, id }: ProductPicture): Pack {
  const seed = seedOf(name + brand)
  return {
    name,
    brand,
    spec: printedSpec(spec),
    latin,
    otc,
    colours: paletteOf(hue),
    design: design ?? ((seed % 5) as Design),
    id: id ?? `p${seed.toString(36)}`,
  }
}

/** A remark in brackets is left off a pack on which the packing would otherwise be too small to read. */
function printedSpec(spec: string): string {
  return emsOf(spec) > 12 ? spec.replace(/（[^）]*）/g, '') : spec
}

function picture({ name }: ProductPicture, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"
    aria-label="${escaped(name)}">${drawing}</svg>`.replace(/\n\s*/g, ' ')
}

function seedOf(words: string): number {
  return [...words].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
}
