import { product } from '../../contract/product'
import { useAsk } from '../client/useAsk'

/** What a product's code stands for; its code alone until that is known. */
export function NamedProduct({ productCode }: { productCode: string }) {
  const { data } = useAsk(product.named, { query: { codes: productCode } })
  const found = data?.results.find((one) => one.productCode === productCode)
  return (
    <span>
      {found && `${found.name} ${found.brandName}`} {data && !found && <span className="late">没有这件商品</span>}{' '}
      <small>{productCode}</small> {found?.mark === 'rx' && <span className="late">{OF_RX}</span>}
    </span>
  )
}

/** Why one may not be bought in a pair. */
export const OF_RX = '处方药不能参加'
