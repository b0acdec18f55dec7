import { Text } from '@tarojs/components'
import type { SvipOrder } from '@/contract/svip'
import { useSvipName } from '@/domain/svip/useSvipName'
import { shopTime } from '@/lib/time'
import { Section } from '@/ui/card/Section'
import { NumberRow } from '@/ui/share/NumberRow'
import { Money } from '@/ui/text/Money'
import { Days } from '../../Days'
import { Line } from './Line'

/** What was ordered, for how much and when. */
export function Facts({ of }: { of: SvipOrder }) {
  const { orderId, planName, months, price, createdAt, paidAt } = of
  const name = useSvipName()
  return (
    <Section title={`${name} ${planName}`}>
      <Line label={paidAt === null ? '应付' : '实付'}>
        <Money cents={price} className="color-title weight-bold" />
      </Line>
      <Line label="期限">{months} 个月</Line>
      {of.firstDay !== null && (
        <Line label="有效期">
          <Days of={of} />
        </Line>
      )}
      <Line label="下单时间">
        <Text className="num">{shopTime(createdAt)}</Text>
      </Line>
      {paidAt !== null && (
        <Line label="付款时间">
          <Text className="num">{shopTime(paidAt)}</Text>
        </Line>
      )}
      <NumberRow label="订单编号" number={orderId} />
    </Section>
  )
}
