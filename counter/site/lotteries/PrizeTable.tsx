import { Input, InputNumber, Select } from 'antd'
import { compensation } from '../../contract/compensation'
import { ALL_ODDS, PRIZE_TYPE_NAMES, type PrizeFields } from '../../contract/lottery'
import type { PrizeType } from '../../../src/contract/lottery'
import { useAsk } from '../client/useAsk'
import { GridPreview } from './GridPreview'
import { oddsOf, ofType, percentOf, sumOf } from './lotteryFields'
import { PrizeGoods } from './PrizeGoods'

type Props = {
  prizes: readonly PrizeFields[]
  /** How often each was won; undefined of a draw that is not published. */
  won: readonly number[] | undefined
  isDisabled: boolean
  onChange: (prizes: PrizeFields[]) => void
}

const TYPES = Object.entries(PRIZE_TYPE_NAMES).map(([value, label]) => ({ value: value as PrizeType, label }))
const NAME_LETTERS = 10

/** The eight prizes in the order of the grid, what their chances add up to, and how they lie in the shop. */
export function PrizeTable({ prizes, won, isDisabled, onChange }: Props) {
  const all = sumOf(prizes)
  const set = (at: number, part: Partial<PrizeFields>) =>
    onChange(prizes.map((prize, place) => (place === at ? { ...prize, ...part } : prize)))
  return (
    <div className="lottery-prizes">
      <table>
        <thead>
          <tr>
            {['格', '种类', '名称', '奖品', '数量', '概率', ...(won ? ['已中'] : [])].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, at) => (
            <Row key={at} of={prize} place={at + 1} won={won?.[at]} isDisabled={isDisabled} set={(part) => set(at, part)} />
          ))}
        </tbody>
      </table>
      <div className="lottery-beneath">
        <p className={all === ALL_ODDS ? '' : 'late'} role="status">
          概率合计 {percentOf(all)}%{all !== ALL_ODDS && '，应为 100%'}
        </p>
        <GridPreview prizes={prizes} />
      </div>
    </div>
  )
}

type RowProps = {
  of: PrizeFields
  place: number
  won: number | undefined
  isDisabled: boolean
  set: (part: Partial<PrizeFields>) => void
}

function Row({ of: prize, place, won, isDisabled, set }: RowProps) {
  const label = `第 ${place} 格`
  const { prizeType, name, quantity, odds } = prize
  return (
    <tr>
      <th scope="row">{place}</th>
      <td>
        <Select<PrizeType>
          aria-label={`${label}种类`}
          className="lottery-type"
          value={prizeType}
          options={TYPES}
          onChange={(type) => set(ofType(type, prize))}
        />
      </td>
      <td>
        <Input aria-label={`${label}名称`} maxLength={NAME_LETTERS} value={name} onChange={({ target }) => set({ name: target.value })} />
      </td>
      <td>
        <Given label={label} of={prize} isDisabled={isDisabled} set={set} />
      </td>
      <td>
        {prizeType !== 'none' && (
          <InputNumber
            min={0}
            precision={0}
            placeholder={prizeType === 'goods' ? '必填' : '不限'}
            aria-label={`${label}数量`}
            value={quantity}
            onChange={(count) => set({ quantity: count })}
          />
        )}
      </td>
      <td>
        <InputNumber
          min={0}
          max={100}
          suffix="%"
          aria-label={`${label}概率（%）`}
          value={percentOf(odds)}
          onChange={(percent) => set({ odds: oddsOf(percent) })}
        />
      </td>
      {won !== undefined && <td>{won}</td>}
    </tr>
  )
}

type GivenProps = Omit<RowProps, 'place' | 'won'> & { label: string }

/** What the kind of a prize asks for. */
function Given({ label, of: prize, isDisabled, set }: GivenProps) {
  const { prizeType, amount } = prize
  if (prizeType === 'none') return null
  if (prizeType === 'goods') return <PrizeGoods label={label} of={prize} isDisabled={isDisabled} set={set} />
  if (prizeType === 'coupon') return <CouponChoice label={label} of={prize} set={set} />
  return (
    <InputNumber
      min={1}
      precision={0}
      suffix={prizeType === 'coin' ? '枚' : '积分'}
      aria-label={`${label}数额`}
      value={amount}
      onChange={(count) => set({ amount: count })}
    />
  )
}

/** A coupon of which one can still be given. */
function CouponChoice({ label, of: { couponType }, set }: Pick<GivenProps, 'label' | 'of' | 'set'>) {
  const { data } = useAsk(compensation.coupons, {})
  return (
    <Select<string>
      showSearch
      optionFilterProp="label"
      placeholder="按券名查找"
      aria-label={`${label}优惠券`}
      className="lottery-coupon"
      value={couponType}
      options={data?.results.map((type) => ({ value: type.couponType, label: `${type.name}（${type.rule}）` })) ?? []}
      onChange={(chosen) => set({ couponType: chosen })}
    />
  )
}
