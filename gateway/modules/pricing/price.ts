/** One step of a stair price: from `from` pieces on, one costs `salePrice` cents. */
export type Step = { from: number; salePrice: number }

/** Cents for one piece of a packing when `quantity` are bought together: the furthest step that is reached, or the plain price. */
export function priceOf({ salePrice }: { salePrice: number }, steps: readonly Step[], quantity: number): number {
  const reached = steps.filter(({ from }) => quantity >= from).sort((left, right) => right.from - left.from)[0]
  return reached?.salePrice ?? salePrice
}
