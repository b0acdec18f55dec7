import { InputNumber } from 'antd'
import type { PrizeFields } from '../../contract/lottery'
import { product, type SkuRow } from '../../contract/product'
import { useAsk } from '../client/useAsk'
import { GoodsSearch } from '../parts/GoodsSearch'
import { centsOf, yuanOf } from '../parts/money'

type Props = { label: string; of: PrizeFields; isDisabled: boolean; set: (part: Partial<PrizeFields>) => void }

/** What the law lets nobody give away. */
const WHY_NOT: Readonly<Partial<Record<SkuRow['mark'], string>>> = { rx: '处方药不能作奖品', otcA: '甲类非处方药不能作奖品' }

/** Goods as a prize: the packing, found by name, and what one is worth. */
export const PrizeGoods = ({ label, of: { skuCode, worth }, isDisabled, set }: Props) => (
  <div className="lottery-goods">
    {skuCode !== null && <Goods key={skuCode} skuCode={skuCode} />}
    {!isDisabled && (
      <GoodsSearch
        label={`${label}商品`}
        by="skuCode"
        taken={skuCode === null ? [] : [skuCode]}
        whyNot={({ mark }) => WHY_NOT[mark] ?? null}
        onPick={(picked) => set({ skuCode: picked })}
      />
    )}
    <InputNumber
      min={0}
      precision={2}
      prefix="价值"
      suffix="元"
      aria-label={`${label}价值（元）`}
      value={yuanOf(worth)}
      onChange={(yuan) => set({ worth: centsOf(yuan) })}
    />
  </div>
)

function Goods({ skuCode }: { skuCode: string }) {
  const { data } = useAsk(product.list, { query: { words: skuCode } })
  const found = data?.results.find((row) => row.skuCode === skuCode)
  return (
    <span>
      {found && `${found.name} ${found.specification}`} {data && !found && <span className="late">没有这个规格</span>}{' '}
      <small>{skuCode}</small>
    </span>
  )
}
