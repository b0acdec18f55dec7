import { Button } from 'antd'
import { product, type SkuRow } from '../../contract/product'
import { useAsk } from '../client/useAsk'
import { GoodsSearch } from '../parts/GoodsSearch'

type Props = { skuCode: string | null; onChange: (skuCode: string | null) => void }

/** What the law lets nobody give away. */
const WHY_NOT: Readonly<Partial<Record<SkuRow['mark'], string>>> = { rx: '处方药不能送', otcA: '甲类非处方药不能送' }

/** The packing that is given, found by name. */
export const GiftField = ({ skuCode, onChange }: Props) => (
  <>
    {skuCode !== null && <Gift key={skuCode} skuCode={skuCode} drop={() => onChange(null)} />}
    <GoodsSearch
      label={skuCode === null ? '选赠品' : '换赠品'}
      by="skuCode"
      taken={skuCode === null ? [] : [skuCode]}
      whyNot={({ mark }) => WHY_NOT[mark] ?? null}
      onPick={onChange}
    />
  </>
)

function Gift({ skuCode, drop }: { skuCode: string; drop: () => void }) {
  const { data } = useAsk(product.list, { query: { words: skuCode } })
  const found = data?.results.find((row) => row.skuCode === skuCode)
  return (
    <p className="promotion-gift">
      <span>
        {found && `${found.name} ${found.brandName} ${found.specification}`} {data && !found && <span className="late">没有这个规格</span>}{' '}
        <small>{skuCode}</small>
      </span>
      <Button size="small" type="link" onClick={drop}>
        不送了
      </Button>
    </p>
  )
}
