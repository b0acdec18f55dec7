import { View } from '@tarojs/components'
import { memo } from 'react'
import type { ServiceOrder } from '@/contract/serviceOrder'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { cx } from '@/ui/element/cx'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Money } from '@/ui/text/Money'
import { serviceText, serviceTone, wayOf } from '../../serviceWords'
import { hideService } from '../../serviceWrites'

type Props = { service: ServiceOrder; /** The gateway's time, in milliseconds. */ now: number }

/** A service in the list: what it is, how it stands, what it costs and where its money is. */
export const ServiceCard = memo(function ServiceCard({ service, now }: Props) {
  const { id, title, about, amount, word } = service
  return (
    <View className="q-card">
      <Press block href={urlOf('serviceOrder', { id })} onPress={() => go('serviceOrder', { id })}>
        <View className="row wrap justify-between gap-8">
          <View className="text-16 weight-medium color-title">{title}</View>
          <View className={cx('text-14 weight-medium flex-none', serviceTone(service))}>{word}</View>
        </View>
        <View className="row align-start justify-between gap-12 margin-top-8">
          <View className="grow text-14 color-body">{about.join('，')}</View>
          <Money cents={amount} className="text-14 weight-bold color-title" />
        </View>
      </Press>
      <View className="q-quiet margin-top-12 text-13 color-body">{serviceText(service, now)}</View>
      <ServiceActions service={service} />
    </View>
  )
})

/** The most likely last: it stands right-most. */
function ServiceActions({ service: { id, kind, canHide, payBefore } }: Pick<Props, 'service'>) {
  const way = wayOf(kind)
  return (
    <View className="row wrap justify-end gap-8 margin-top-12">
      {canHide && (
        <Button kind="outline" size="s" onPress={() => hideService(id)}>
          删除订单
        </Button>
      )}
      {way && (
        <Button kind="brandOutline" size="s" onPress={() => way.open(id)}>
          {way.text}
        </Button>
      )}
      {way && payBefore !== null && (
        <Button size="s" onPress={() => way.pay(id)}>
          去支付
        </Button>
      )}
    </View>
  )
}
