import { Image, View } from '@tarojs/components'
import type { Parcel, ParcelStage } from '@/contract/order'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { STAGE_WORDS } from './parcelStages'
import map from './map.svg'

/** Where the van stands on the drawn road, in per cent of the picture: a drawing of the stage, no position of anything. */
const PLACES: Readonly<Record<ParcelStage, { left: number; top: number }>> = {
  packed: { left: 20.8, top: 63.3 },
  collected: { left: 31, top: 62.5 },
  transit: { left: 47, top: 60.8 },
  delivering: { left: 62.9, top: 58.7 },
  signed: { left: 84.8, top: 52 },
}

/** The road from the pharmacy's city to the shopper's; within one city its name stands once. */
export function WayPicture({ parcel: { stage, fromCity, toCity } }: { parcel: Pick<Parcel, 'stage' | 'fromCity' | 'toCity'> }) {
  const { left, top } = PLACES[stage]
  const isNear = fromCity === toCity
  return (
    <View
      className="track__way"
      {...a11y({ role: 'img', label: `${isNear ? `${toCity}同城配送` : `从${fromCity}到${toCity}`}，${STAGE_WORDS[stage]}` })}
    >
      <Image className="track__map" mode="aspectFill" src={map} {...a11y({ hidden: true })} />
      <View className="track__van" style={{ left: `${left}%`, top: `${top}%` }}>
        <Icon name={stage === 'signed' ? 'check' : 'truck'} size={22} />
      </View>
      {!isNear && <View className="track__city track__city--from">{fromCity}</View>}
      <View className="track__city track__city--to">{toCity}</View>
    </View>
  )
}
