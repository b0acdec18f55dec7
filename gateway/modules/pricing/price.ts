/** One step of a stair price: from `from` pieces on, one costs `salePrice` cents. */
export type Step = { from: number; salePrice: number }

/**
 * Cents for one piece of a packing when `quantity` are bought together: the furthest step that is reached, or the plain price. A step above
 * the plain price counts for nothing: who edits that price makes nobody pay more for buying more.
 */
export function priceOf({ salePrice }: { salePrice: number }, steps: readonly Step[], quantity: number): number {
  const reached = steps.filter(({ from }) => quantity >= from).sort((left, right) => right.from - left.from)[0]
  return Math.min(reached?.salePrice ?? salePrice, salePrice)
}

/** The steps that make pieces cheaper: what shoppers are told of. */
export const cheaperSteps = <S extends Step>({ salePrice }: { salePrice: number }, steps: readonly S[]): S[] =>
  steps.filter((step) => step.salePrice < salePrice)
