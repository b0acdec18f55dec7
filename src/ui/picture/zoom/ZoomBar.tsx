import { View } from '@tarojs/components'
import { cx } from '../../element/cx'
import { Icon } from '../../icons/Icon'
import type { IconName } from '../../icons/names'
import { Press } from '../../press/Press'
import { ZOOM } from './zoom'

type Props = { at: number; count: number; scale: number; onTurn: (at: number) => void; onScale: (scale: number) => void }

/** A step of the buttons. */
const STEP = 0.5

/** Everything fingers can do with a picture, for those who press instead. */
export const ZoomBar = ({ at, count, scale, onTurn, onScale }: Props) => (
  <View className="q-zoom__bar">
    <Act icon="arrow-left" label="上一张" disabled={at === 0} onPress={() => onTurn(at - 1)} />
    <Act icon="minus" label="缩小" disabled={scale <= ZOOM.min} onPress={() => onScale(Math.max(ZOOM.min, scale - STEP))} />
    <View className="num nowrap">
      {at + 1} / {count}
    </View>
    <Act icon="plus" label="放大" disabled={scale >= ZOOM.max} onPress={() => onScale(Math.min(ZOOM.max, scale + STEP))} />
    <Act icon="arrow-right" label="下一张" disabled={at === count - 1} onPress={() => onTurn(at + 1)} />
  </View>
)

const Act = ({ icon, label, disabled, onPress }: { icon: IconName; label: string; disabled: boolean; onPress: () => void }) => (
  <Press className={cx('q-zoom__button', disabled && 'q-zoom__button--off')} label={label} disabled={disabled} onPress={onPress}>
    <Icon name={icon} />
  </Press>
)
