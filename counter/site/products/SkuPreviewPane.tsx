import { Alert } from 'antd'
import { product, type SkuFields } from '../../contract/product'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { useSettled } from '../parts/useSettled'
import { ShopView } from './ShopView'

/** What shoppers see now and would see after, asked of the gateway while it is typed. */
export function SkuPreviewPane({ skuCode, edited }: { skuCode: string; edited: SkuFields }) {
  const { salePrice, marketPrice, stock, status } = useSettled(edited)
  const query = {
    salePrice: String(salePrice),
    stock: String(stock),
    status: String(status),
    ...(marketPrice !== null && { marketPrice: String(marketPrice) }),
  }
  const preview = useAsk(product.preview, { params: { skuCode }, query })
  return (
    <Answered of={preview}>
      {({ before, after, problem, notes }) => (
        <div className="stack">
          {problem !== null && <Alert type="error" showIcon message={problem} />}
          {notes.map((note) => (
            <Alert key={note} type="warning" showIcon message={note} />
          ))}
          <div className="shop-views">
            <ShopView title="顾客现在看到" shown={before} />
            <ShopView title="保存后顾客看到" shown={after} />
          </div>
        </div>
      )}
    </Answered>
  )
}
