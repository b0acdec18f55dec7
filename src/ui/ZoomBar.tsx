import { View } from '@tarojs/components'
import { Icon } from './Icon'
import { Press } from './Press'
import { ZOOM } from './zoom'

type Props = { at: number; count: number; scale: number; onTurn: (at: number) => void; onScale: (scale: number) => void }

/** A step of the buttons. */
const STEP = 0.5

/** Everything fingers can do with a picture, for those who press instead. */
export const ZoomBar = ({ at, count, scale, onTurn, onScale }: Props) => (
  <View className="q-zoom__bar">
    <Press className="q-zoom__b" label="上一张" disabled={at === 0} onPress={() => onTurn(at - 1)}>
      <Icon name="arrow-left" />
    </Press>
    <Press className="q-zoom__b" label="缩小" disabled={scale <= ZOOM.min} onPress={() => onScale(Math.max(ZOOM.min, scale - STEP))}>
      <Icon name="minus" />
    </Press>
    <View className="num nw">
      {at + 1} / {count}
    </View>
    <Press className="q-zoom__b" label="放大" disabled={scale >= ZOOM.max} onPress={() => onScale(Math.min(ZOOM.max, scale + STEP))}>
      <Icon name="plus" />
    </Press>
    <Press className="q-zoom__b" label="下一张" disabled={at === count - 1} onPress={() => onTurn(at + 1)}>
      <Icon name="arrow-right" />
    </Press>
  </View>
)
