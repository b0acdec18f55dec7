import { Button, InputNumber } from 'antd'
import { MAX_COMPANIONS, type Companion } from '../../contract/promotion'
import { GoodsSearch } from '../parts/GoodsSearch'
import { centsOf, yuanOf } from '../parts/money'
import { NamedProduct, OF_RX } from './NamedProduct'

type Props = {
  companions: readonly Companion[]
  /** Which is no companion of itself. */ main: string | undefined
  onChange: (companions: Companion[]) => void
}

/** What is cheaper beside the main product, found by name, and by how much a piece. */
export function CompanionList({ companions, main, onChange }: Props) {
  const codes = companions.map(({ productCode }) => productCode)
  const set = (code: string, off: number) => onChange(companions.map((one) => (one.productCode === code ? { ...one, off } : one)))
  return (
    <div className="promotion-levels">
      {companions.map(({ productCode, off }, at) => (
        <div key={productCode} className="promotion-level">
          <NamedProduct productCode={productCode} />
          每件省
          <InputNumber
            min={0}
            precision={2}
            aria-label={`第 ${at + 1} 件搭配商品每件省（元）`}
            value={yuanOf(off === 0 ? null : off)}
            onChange={(yuan) => set(productCode, centsOf(yuan) ?? 0)}
          />
          <Button
            type="link"
            aria-label={`去掉 ${productCode}`}
            onClick={() => onChange(companions.filter((one) => one.productCode !== productCode))}
          >
            去掉
          </Button>
        </div>
      ))}
      {companions.length < MAX_COMPANIONS && (
        <GoodsSearch
          label="加一件搭配商品"
          by="productCode"
          taken={main === undefined ? codes : [...codes, main]}
          whyNot={({ mark }) => (mark === 'rx' ? OF_RX : null)}
          onPick={(productCode) => onChange([...companions, { productCode, off: 0 }])}
        />
      )}
    </div>
  )
}
