import { product, type ProductDetail } from '../../contract/product'
import { ask } from '../client/ask'
import { CountDialog, type Counted } from '../parts/CountDialog'

type Sku = ProductDetail['skus'][number]
type Props = { of: Sku; reread: () => Promise<Sku | undefined>; onSaved: () => void; onClose: () => void }

const countedOf = ({ stock, version }: Sku): Counted => ({ count: stock, version })

/** What can still be sold of a packing. */
export const StockDialog = ({ of, reread, ...on }: Props) => (
  <CountDialog
    title={`库存：${of.specification}（${of.skuCode}）`}
    label="可售库存"
    hint="已下单的不在其中，撤单会加回来"
    example="盘点、到货、报损"
    of={countedOf(of)}
    reread={() => reread().then((present) => present && countedOf(present))}
    write={({ count, version, ...body }, key) =>
      ask(product.editStock, { params: { skuCode: of.skuCode }, body: { ...body, stock: count }, version }, key)
    }
    {...on}
  />
)
