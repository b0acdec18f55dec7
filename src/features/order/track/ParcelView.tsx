import { Text, View } from '@tarojs/components'
import type { Order, Parcel } from '@/contract/order'
import { shopTimeOfYear } from '@/lib/shopTime'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Icon } from '@/ui/Icon'
import { ProductImage } from '@/ui/ProductImage'
import { Stages } from '@/ui/Stages'
import { Timeline } from '@/ui/Timeline'
import { copy } from '@/ui/copy'
import { AddressLines } from '../parts/AddressLines'
import { parcelStages, STAGE_WORDS } from '../rules/parcelStages'
import { WayPicture } from './WayPicture'

type Props = { parcel: Parcel; order: Order | undefined }

/** A parcel on its way; the newest word on top. */
export function ParcelView({ parcel, order }: Props) {
  const { stage, carrierName, trackingNumber, trackingPhone, events } = parcel
  const [line] = order?.lines ?? []
  return (
    <>
      <WayPicture parcel={parcel} />
      <View className="stack pad track__cards">
        <View className="q-card track__first">
          <View className="row g12">
            {line && <ProductImage picture={line.card.productImageUrl} name={line.card.name} size={56} />}
            <View className="grow">
              <View className="serif b c1 t20">{STAGE_WORDS[stage]}</View>
              <View className="row wrap g8 t13 c3">
                <Text>{carrierName}</Text>
                <Text className="num" userSelect selectable>
                  {trackingNumber}
                </Text>
              </View>
            </View>
            <IconButton name="copy" size={18} label="复制运单号" onPress={() => copy(trackingNumber)} />
          </View>
          {trackingPhone && (
            <>
              <View className="hr mt12" />
              <View className="row g12 mt12">
                <View className="track__face">
                  <Icon name="user" size={22} />
                </View>
                <View className="grow">
                  <View className="t14 m c1">快递员</View>
                  <View className="t12 c3 num">{trackingPhone}</View>
                </View>
                <Button kind="soft" size="s" icon="phone" onPress={() => callPhone(trackingPhone)}>
                  拨打
                </Button>
              </View>
            </>
          )}
        </View>
        <View className="q-card">
          <Stages label="包裹进度" stages={parcelStages(stage)} />
        </View>
        <View className="q-card">
          <Timeline
            label="物流动态"
            entries={events.map(({ at, stage: then, text }) => ({
              id: `${at}${text}`,
              title: STAGE_WORDS[then],
              text,
              time: shopTimeOfYear(at),
            }))}
          />
        </View>
        {order && (
          <View className="q-card row top g12">
            <View className="cg row">
              <Icon name="location" size={22} />
            </View>
            <AddressLines detail={order.addressText} name={order.consigneeName} phone={order.consigneePhone} />
          </View>
        )}
      </View>
    </>
  )
}
