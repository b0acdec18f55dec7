import { View } from '@tarojs/components'
import type { PowerType, PowerUse } from '@/contract/power'
import { yuan } from '@/lib/money'
import { shopDate, spokenDate } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Section } from '@/ui/card/Section'
import { Tag } from '@/ui/text/Tag'
import { ofWhom } from '../../words'

type Props = { type: PowerType; uses: readonly PowerUse[] }

/** What orders used of the rights, the newest first. What the membership saved has a page of its own. */
export const Uses = ({ type, uses }: Props) => (
  <Section flat title="使用记录">
    <CellGroup>
      {type === 'svip' ? (
        <Cell title="省钱记录" href={urlOf('svipLog')} onPress={() => go('svipLog')} />
      ) : uses.length === 0 ? (
        <Cell title="还没有使用记录" />
      ) : (
        uses.map((one) => <Use key={one.orderCode} of={one} />)
      )}
    </CellGroup>
  </Section>
)

/** What an insurer paid of an order or holds for it, and the way to the order. */
function Use({ of }: { of: PowerUse }) {
  const { orderCode, amount, isTaken, at } = of
  return (
    <Cell href={urlOf('order', { orderCode })} onPress={() => go('order', { orderCode })}>
      <View className="row wrap justify-between gap-8">
        <View className="text-14 weight-medium color-title">保险公司付 ¥{yuan(amount)}</View>
        <Tag kind={isTaken ? 'green' : 'clinic'}>{isTaken ? '已用' : '订单占用中'}</Tag>
      </View>
      <View className="text-13 color-secondary margin-top-2">{ofWhom(of)}</View>
      <View className="text-13 color-secondary margin-top-2">订单 {orderCode}</View>
      <View className="text-13 color-secondary margin-top-2">{spokenDate(shopDate(at))}</View>
    </Cell>
  )
}
