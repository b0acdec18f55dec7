import { View } from '@tarojs/components'
import type { ServiceOrderDetail } from '@/contract/serviceOrder'
import { shopTime } from '@/lib/time'
import { goBack } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { cx } from '@/ui/element/cx'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { NumberRow } from '@/ui/share/NumberRow'
import { FactRow } from '../../FactRow'
import { serviceText, serviceTone, wayOf } from '../../serviceWords'
import { hideService } from '../../serviceWrites'
import { Sum } from '../../Sum'

type Props = { service: ServiceOrderDetail }

/** One service order: how it stands, what it is, what was paid, what goes back. */
export function ServiceView({ service }: Props) {
  const { id, title, about, word, createdAt, paidAt, endedAt, serverTime } = service
  return (
    <Screen bottomBar={<Actions service={service} />}>
      <View className="stack padding-gutter margin-top-4">
        <View className="q-card">
          <View className={cx('text-18 weight-bold', serviceTone(service))}>{word}</View>
          <View className="text-14 color-body margin-top-4">{serviceText(service, Date.parse(serverTime))}</View>
        </View>
        <Section title={title}>
          {about.map((line) => (
            <View key={line} className="text-14 color-body margin-top-4">
              {line}
            </View>
          ))}
          <FactRow label="下单时间" text={shopTime(createdAt)} />
          {paidAt !== null && <FactRow label="付款时间" text={shopTime(paidAt)} />}
          {endedAt !== null && <FactRow label="结束时间" text={shopTime(endedAt)} />}
          <NumberRow label="订单编号" number={id} />
        </Section>
        <MoneySection service={service} />
      </View>
    </Screen>
  )
}

function MoneySection({ service: { amount, paidAt, paymentName, refunds } }: Props) {
  return (
    <Section title="费用">
      <Sum label={paidAt === null ? '应付' : '实付'} cents={amount} strong />
      {paymentName !== null && <FactRow label="付款方式" text={paymentName} />}
      {refunds.map(({ refundNumber, amount: back, reason, doneAt }) => (
        <View key={refundNumber}>
          <View className="divider margin-top-8" />
          <Sum label="退款" cents={back} strong />
          <FactRow label="退款原因" text={reason} />
          <FactRow label="到账时间" text={doneAt === null ? '退款中，还没有到账' : shopTime(doneAt)} />
        </View>
      ))}
    </Section>
  )
}

/** The primary one is right-most. */
function Actions({ service: { id, kind, canHide, payBefore } }: Props) {
  const way = wayOf(kind)
  const hide = async () => {
    if (await hideService(id)) await goBack()
  }
  if (!way && !canHide) return null
  return (
    <BottomBar>
      {canHide && (
        <Button kind="outline" grow onPress={hide}>
          删除订单
        </Button>
      )}
      {way && (
        <Button kind={payBefore === null ? 'primary' : 'outline'} grow onPress={() => way.open(id)}>
          {way.text}
        </Button>
      )}
      {way && payBefore !== null && (
        <Button grow onPress={() => way.pay(id)}>
          去支付
        </Button>
      )}
    </BottomBar>
  )
}
