import { Button } from 'antd'
import type { ProductDetail } from '../../contract/product'
import { noStruck, PriceField, TextField, type FieldOf } from './fields'
import { nextSku } from './goodsFields'
import { QuantityPrices } from './QuantityPrices'

type Props = { fieldOf: FieldOf; of: ProductDetail; codes: string[]; add: (code: string) => void; remove: (code: string) => void }

/** Packings that are to be: the last of the product, with stock once it has come. */
export const NewSkus = ({ of: { productCode, mark, skus }, fieldOf, codes, add, remove }: Props) => (
  <>
    {codes.map((code) => (
      <fieldset key={code}>
        <legend>
          新规格 <small>{code}</small>
          <Button type="link" size="small" danger onClick={() => remove(code)}>
            不加了
          </Button>
        </legend>
        <div className="goods-row">
          <TextField {...fieldOf(`${code}.specification`, undefined, '如 0.3g×48粒')} />
          <TextField {...fieldOf(`${code}.unit`, undefined, '如 盒')} />
        </div>
        <div className="goods-row">
          <PriceField {...fieldOf(`${code}.salePrice`)} />
          <PriceField {...fieldOf(`${code}.marketPrice`, undefined, noStruck(mark))} />
        </div>
        <QuantityPrices code={code} mark={mark} fieldOf={fieldOf} />
        <small>上线后库存是 0，在这里改库存后才能卖。</small>
      </fieldset>
    ))}
    <Button onClick={() => add(nextSku(productCode, [...skus.map(({ skuCode }) => skuCode), ...codes]))}>加一个规格</Button>
  </>
)
