import { cheaperSteps, type Step } from '../pricing/price'

/** `2件9折`, `3件85折`: the first step of a stair price as a tag; nothing where it is no round share of the plain price. */
export function stairText({ salePrice }: { salePrice: number }, steps: readonly Step[]): string | undefined {
  const first = cheaperSteps({ salePrice }, steps).sort((left, right) => left.from - right.from)[0]
  if (!first) return undefined
  const tenths = Math.round((first.salePrice / salePrice) * 100)
  if (tenths >= 100) return undefined
  return `${first.from}件${tenths % 10 === 0 ? tenths / 10 : tenths}折`
}
