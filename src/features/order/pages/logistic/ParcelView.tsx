import { Text, View } from '@tarojs/components'
import type { Parcel } from '@/contract/order'
import { shopTimeOfYear } from '@/lib/time'
import { callPhone } from '@/platform/phone'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Stages } from '@/ui/text/Stages'
import { Timeline } from '@/ui/text/Timeline'
import { copy } from '@/ui/share/copy'
import { selectable } from '@/ui/text/selectable'
import { AddressLines } from '../../parts/AddressLines'
import { parcelStages, STAGE_WORDS } from './parcelStages'
import { WayPicture } from './WayPicture'

type Props = {
  parcel: Parcel
  /** What is in it: its first product. */
  goods?: { productImageUrl: string; name: string } | undefined
  /** The day it is promised for: `明天 11 月 22 日送达`. */
  arrivalText?: string | null | undefined
  /** Where it goes. */
  to?: { detail: string; name: string; phone: string } | undefined
}

/** A parcel on its way, to the shopper or back; the newest word on top. */
export function ParcelView({ parcel, goods, arrivalText, to }: Props) {
  const { stage, carrierName, trackingNumber, trackingPhone, events } = parcel
  return (
    <>
      <WayPicture parcel={parcel} />
      <View className="stack padding-gutter track__cards">
        <View className="q-card track__first">
          <View className="row gap-12">
            {goods && <ProductImage picture={goods.productImageUrl} name={goods.name} size={56} />}
            <View className="grow">
              <View className="serif weight-bold color-title text-20">{STAGE_WORDS[stage]}</View>
              {arrivalText && <View className="text-14 color-body">预计{arrivalText}</View>}
              <View className="row wrap gap-8 text-13 color-secondary">
                <Text>{carrierName}</Text>
                <Text className="num" {...selectable}>
                  {trackingNumber}
                </Text>
              </View>
            </View>
            <IconButton name="copy" size={18} label="复制运单号" onPress={() => copy(trackingNumber)} />
          </View>
          {trackingPhone && (
            <>
              <View className="divider margin-top-12" />
              <View className="row gap-12 margin-top-12">
                <View className="track__face">
                  <Icon name="headset" size={22} />
                </View>
                <View className="grow">
                  <View className="text-14 weight-medium color-title">{carrierName}客服</View>
                  <View className="text-12 color-secondary num">{trackingPhone}</View>
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
          {events.length === 0 && <View className="text-14 color-secondary">快递公司还没有更新，揽收后这里会显示</View>}
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
        {to && (
          <View className="q-card row align-start gap-12">
            <View className="color-link row">
              <Icon name="location" size={22} />
            </View>
            <AddressLines {...to} />
          </View>
        )}
      </View>
    </>
  )
}
