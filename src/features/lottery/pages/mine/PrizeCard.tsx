import { Text, View } from '@tarojs/components'
import { write } from '@/api/write'
import { lottery, type WonPrize } from '@/contract/lottery'
import { shopDay, shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Button } from '@/ui/press/Button'
import { copy } from '@/ui/share/copy'
import { PrizeWay } from './PrizeWay'

type Props = { of: WonPrize; onAddress: () => void }

/** One prize: what it is, how far it is, and what there is to do. */
export function PrizeCard({ of, onAddress }: Props) {
  const { drawId, name, title, prizeType, imageLink, state, wonAt, claimUntil, address, parcel, orderCode = null } = of
  const receive = async () => {
    if (!(await confirm({ title: `收到${name}了？`, no: '还没有', yes: '收到了' }))) return
    await write(lottery.received, { params: { drawId } })
    toast('已确认收到', { icon: 'check' })
  }
  return (
    <View className="q-card margin-top-12">
      <View className="row gap-12">
        {imageLink === null ? (
          <View className="row color-coin">
            <Icon name={prizeType === 'coupon' ? 'coupon' : prizeType === 'coin' ? 'coin' : 'gift'} size={40} />
          </View>
        ) : (
          <ProductImage picture={imageLink} name={name} size={52} plain />
        )}
        <View className="grow">
          <View className="text-16 weight-medium color-title">{name}</View>
          <View className="text-12 color-secondary margin-top-2 num">
            {title}，{shopTimeOfYear(wonAt)}抽中
          </View>
        </View>
        <View className="text-13 color-body nowrap">{STATES[state] ?? ''}</View>
      </View>
      {state === 'waiting' && claimUntil !== null && (
        <View className="text-13 color-body margin-top-8">{shopDay(claimUntil)}前填写收货地址，免费寄出；过期视为放弃</View>
      )}
      {address !== null && (
        <View className="q-quiet margin-top-8 text-13 color-body">
          寄到 {address}
          {orderCode !== null && <View className="margin-top-2 color-secondary">随订单一起寄</View>}
          {orderCode === null && parcel === null && state === 'toSend' && (
            <View className="margin-top-2 color-secondary">15 天内寄出，寄出前可以改地址</View>
          )}
        </View>
      )}
      {parcel !== null && (
        <View className="row wrap justify-between gap-8 margin-top-8 text-13 color-body">
          <Text className="num">
            {parcel.carrierName} {parcel.trackingNumber}
          </Text>
          <Button kind="text" size="s" onPress={() => copy(parcel.trackingNumber)}>
            复制单号
          </Button>
        </View>
      )}
      <View className="row justify-end gap-8 margin-top-8">
        {state === 'waiting' && (
          <Button size="s" label={`填写${name}的收货地址`} onPress={onAddress}>
            填写地址
          </Button>
        )}
        {orderCode !== null && (
          <Button kind="outline" size="s" label={`查看${name}的订单`} onPress={() => go('order', { orderCode })}>
            查看订单
          </Button>
        )}
        {state === 'toSend' && orderCode === null && (
          <Button kind="outline" size="s" label={`改${name}的收货地址`} onPress={onAddress}>
            改地址
          </Button>
        )}
        {state === 'sent' && orderCode === null && (
          <Button size="s" label={`确认收到${name}`} onPress={receive}>
            确认收到
          </Button>
        )}
        {state === 'given' && <PrizeWay prizeType={prizeType} />}
      </View>
    </View>
  )
}

const STATES: Readonly<Record<string, string>> = {
  given: '已到账',
  waiting: '待填地址',
  toSend: '待寄出',
  sent: '已寄出',
  received: '已收到',
  lapsed: '已过期',
}
