import { ProductStatus } from '../../../src/contract/productCard'

type Stocked = { status: number; stock: number }

/** A packing's status as a shopper meets it: on the shelf without stock is out of stock. Codes we do not know pass through. */
export const packingStatusOf = ({ status, stock }: Stocked) =>
  status === ProductStatus.onShelf && stock <= 0 ? ProductStatus.outOfStock : status

const isOffShelf = ({ status }: { status: number }) => status === ProductStatus.offShelf

/** A product's status: on the shelf, but with every packing off it, is off the shelf; with none that can be bought, out of stock. */
export function productStatusOf(product: { status: number }, packings: readonly Stocked[]) {
  if (product.status !== ProductStatus.onShelf) return product.status
  if (packings.length > 0 && packings.every(isOffShelf)) return ProductStatus.offShelf
  return packings.some((packing) => packingStatusOf(packing) === ProductStatus.onShelf) ? product.status : ProductStatus.outOfStock
}

/** The packing a card shows: the pharmacy's first that can be bought, else its first. The picture is of the first, too. */
export function packingOnCard<P extends Stocked & { position: number }>(packings: readonly P[]): P | undefined {
  const buyable = packings.filter((packing) => packingStatusOf(packing) === ProductStatus.onShelf)
  return [...(buyable.length > 0 ? buyable : packings)].sort((left, right) => left.position - right.position)[0]
}

/** The status codes a `statusTypes` list names (specification 2, section 7: 2,3,4,5); without a list every status passes. */
export function statusFilterOf(statusTypes: string | undefined): (status: number) => boolean {
  if (statusTypes === undefined) return () => true
  const wanted = new Set(statusTypes.split(',').map(Number))
  return (status) => wanted.has(status)
}
