export type Coverage = { percent: number; leaves: readonly string[]; productCodes: readonly string[] }

/** Whether a plan pays for a product. */
export const covers = ({ leaves, productCodes }: Coverage, of: { productCode: string; categoryId: string }): boolean =>
  productCodes.includes(of.productCode) || leaves.includes(of.categoryId)
