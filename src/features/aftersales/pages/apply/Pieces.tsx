import { View } from '@tarojs/components'
import type { RefundableLine } from '@/contract/refundOrders'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { Stepper } from '@/ui/form/Stepper'
import { Button } from '@/ui/press/Button'
import { GoodsRow } from '../../GoodsRow'
import type { ApplyValues } from './applyForm'

type Chosen = ApplyValues['pieces']
type Props = { lines: readonly RefundableLine[]; value: Chosen; onChange: (pieces: Chosen) => void }

/** The lines of the order: which of them, and how many pieces of each. */
export const Pieces = ({ lines, value, onChange }: Props) => (
  <View className="stack">
    {lines.map((line) => {
      const { [line.lineId]: quantity, ...others } = value
      const set = (next: number | undefined) => onChange(next === undefined ? others : { ...others, [line.lineId]: next })
      return line.left > 0 ? (
        <Open key={line.lineId} line={line} value={quantity} onChange={set} />
      ) : (
        <Taken key={line.lineId} line={line} />
      )
    })}
  </View>
)

type OpenProps = {
  line: RefundableLine
  /** Pieces; nothing while it is not chosen. */ value: number | undefined
  onChange: (quantity: number | undefined) => void
}

const Open = ({ line, value, onChange }: OpenProps) => (
  <View>
    <Checkbox on={value !== undefined} onChange={(on) => onChange(on ? line.left : undefined)} className="align-start">
      <GoodsRow line={line}>
        {line.left < line.quantity && <View className="text-12 color-secondary margin-top-4">还可申请 {line.left} 件</View>}
      </GoodsRow>
    </Checkbox>
    {value !== undefined && line.left > 1 && (
      <View className="row justify-between gap-12 margin-top-8">
        <View className="text-14 color-body">退几件</View>
        <Stepper
          label={`${line.card.name}的件数`}
          value={value}
          min={1}
          max={line.left}
          whyMax={`最多可退 ${line.left} 件`}
          onChange={onChange}
        />
      </View>
    )}
  </View>
)

/** Nothing is left to be asked for. */
const Taken = ({ line: { openRefund, ...line } }: { line: RefundableLine }) => (
  <GoodsRow line={line}>
    {openRefund === null ? (
      <View className="text-12 color-secondary margin-top-4">已处理过，没有可申请的件数</View>
    ) : (
      <Button kind="text" size="s" onPress={() => go('refund', { refundNumber: openRefund })}>
        售后中，查看进度
      </Button>
    )}
  </GoodsRow>
)
