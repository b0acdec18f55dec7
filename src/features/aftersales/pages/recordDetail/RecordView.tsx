import { View } from '@tarojs/components'
import type { RecordDetail } from '@/contract/aftersalesRecord'
import { MAX_REFUND_PICTURES } from '@/contract/refund'
import { PictureField } from '@/domain/upload/PictureField'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { NumberRow } from '@/ui/share/NumberRow'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Money } from '@/ui/text/Money'
import { FactRow } from '../../FactRow'
import { GoodsRow } from '../../GoodsRow'
import { RecordHead } from '../../RecordHead'
import { Sum } from '../../Sum'

type Props = { record: RecordDetail }
const nothing = () => undefined

/** One record: what it is, what was asked for, what was decided and why, what was paid. */
export const RecordView = ({ record }: Props) => (
  <Screen bottomBar={<Ways record={record} />}>
    <View className="stack padding-gutter margin-top-4">
      <RecordHead record={record} />
      <Decision record={record} />
      <Paid record={record} />
      <Asked record={record} />
    </View>
  </Screen>
)

function Decision({ record: { decision } }: Props) {
  if (decision === null)
    return (
      <Section title="处理结果">
        <View className="text-14 color-body">客服还在处理，有结果会通知您</View>
      </Section>
    )
  const { title, at, reasons } = decision
  return (
    <Section title="处理结果">
      <View className="text-16 weight-medium color-title">{title}</View>
      {reasons.map((reason) => (
        <View key={reason} className="text-14 color-body margin-top-4">
          {reason}
        </View>
      ))}
      <View className="text-13 color-secondary margin-top-4 num">{shopTime(at)}</View>
    </Section>
  )
}

function Paid({ record: { money } }: Props) {
  if (money === null) return null
  const { amount, to, at, parts } = money
  return (
    <Section title="退款">
      {parts.map(({ label, cents }) => (
        <Sum key={label} label={label} cents={cents} />
      ))}
      <Sum label="退款金额" cents={amount} strong />
      <FactRow label="退款去向" text={to} />
      <FactRow label="到账时间" text={at === null ? '退款中，还没有到账' : shopTime(at)} />
    </Section>
  )
}

const Asked = ({ record: { lines, asked, pictures, appliedAt, orderCode } }: Props) => (
  <Section title="申请内容">
    <View className="stack">
      {lines.map((line) => (
        <GoodsRow key={line.lineId} line={line} right={<Money cents={line.amount} className="text-14 weight-bold color-title" />} />
      ))}
    </View>
    <View className="divider margin-top-12" />
    {asked.map(({ label, text }) => (
      <FactRow key={label} label={label} text={text} />
    ))}
    <FactRow label="申请时间" text={shopTime(appliedAt)} />
    {orderCode !== null && (
      <NumberRow label="订单编号" number={orderCode}>
        <Button kind="outline" size="s" quiet label="查看订单" onPress={() => go('order', { orderCode })}>
          查看
        </Button>
      </NumberRow>
    )}
    {pictures.length > 0 && (
      <View className="margin-top-8">
        <PictureField
          label="凭证图片"
          kind="aftersales"
          ids={pictures.map(({ id }) => id)}
          onChange={nothing}
          max={MAX_REFUND_PICTURES}
          disabled
        />
      </View>
    )}
  </Section>
)

/** A kind that this version does not know has its record alone. */
const Ways = ({ record: { kind, number } }: Props) => (
  <BottomBar>
    {kind === 'refund' && (
      <Button kind="outline" grow onPress={() => go('refund', { refundNumber: number })}>
        退款详情
      </Button>
    )}
    <Button grow onPress={() => go('recordHistory', { id: number })}>
      办理经过
    </Button>
  </BottomBar>
)
