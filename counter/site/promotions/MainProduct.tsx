import { Button } from 'antd'
import { GoodsSearch } from '../parts/GoodsSearch'
import { NamedProduct, OF_RX } from './NamedProduct'

type Props = { codes: readonly string[] | null; onChange: (codes: string[] | null) => void }

/** The product beside which others are cheaper, found by name: one alone. */
export const MainProduct = ({ codes, onChange }: Props) => (
  <>
    {(codes ?? []).map((code) => (
      <p key={code} className="promotion-gift">
        <NamedProduct productCode={code} />
        <Button size="small" type="link" aria-label={`去掉 ${code}`} onClick={() => onChange(without(codes, code))}>
          去掉
        </Button>
      </p>
    ))}
    <GoodsSearch
      label={codes === null ? '选主商品' : '换主商品'}
      by="productCode"
      taken={codes ?? []}
      whyNot={({ mark }) => (mark === 'rx' ? OF_RX : null)}
      onPick={(code) => onChange([code])}
    />
  </>
)

function without(codes: readonly string[] | null, code: string): string[] | null {
  const left = (codes ?? []).filter((one) => one !== code)
  return left.length > 0 ? left : null
}
