import { View } from '@tarojs/components'
import type { SvipCard, SvipPause } from '@/contract/svip'
import { shopFormat } from '@/lib/time'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'

/** What the shop stopped of a membership, or will stop, why, and the way to answer. */
export const Stopped = ({ of: { isFrozen, pause } }: { of: SvipCard }) => (
  <>
    {pause && <Paused of={pause} />}
    {isFrozen && (
      <Notice icon="info" action="联系客服" onAction={() => go('kf')}>
        会员卡已冻结，会员码暂不能使用，下单的权益不变。
      </Notice>
    )}
  </>
)

const Paused = ({ of: { state, reason, beginsAt } }: { of: SvipPause }) => (
  <Notice icon="info">
    <View className="weight-bold">
      {state === 'paused' ? '您的 SVIP 权益已暂停' : `您的 SVIP 权益将于 ${shopFormat(beginsAt, 'M 月 D 日 HH:mm')} 起暂停`}
    </View>
    <View className="margin-top-4">原因：{reason}</View>
    <View className="margin-top-4">
      {state === 'paused' ? '暂停期间' : '暂停后'}
      没有会员价和免运费，不发新的专享券，会员码和体验卡不能使用；已到账的券不受影响，也可以申请退款。有异议请联系客服申诉。
    </View>
  </Notice>
)
