import { View } from '@tarojs/components'
import { callPhone } from '@/platform/phone'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import type { Emergency } from './emergency'
import './index.scss'

type Props = {
  of: Emergency | undefined
  onClose: () => void
  /** What else than calling for help can be done: 情况不紧急，继续 */
  goOn: string
  onGoOn: () => unknown
}

/** What was written or answered may be an emergency: help comes first, and going on is said in so many words. */
export const EmergencySheet = ({ of, onClose, goOn, onGoOn }: Props) => (
  <Sheet
    open={of !== undefined}
    onClose={onClose}
    title="先看是不是急症"
    footer={
      <View className="column gap-12 full-width">
        <Button block kind="danger" icon="phone" onPress={() => callPhone('120')}>
          拨打 120
        </Button>
        <Button block kind="outline" onPress={onGoOn}>
          {goOn}
        </Button>
      </View>
    }
  >
    <View className="text-18 weight-bold color-title margin-top-8">{of?.headline}</View>
    <View className="text-16 color-body margin-top-8 pre-line consult-emergency">{of?.text}</View>
  </Sheet>
)
