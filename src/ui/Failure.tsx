import { View } from '@tarojs/components'
import { useConnectivity } from '@/platform/connectivity'
import { callPhone } from '@/platform/phone'
import { a11y } from './a11y'
import { Button } from './Button'
import { Empty } from './Empty'
import { useHotline } from './hotline'
import { Icon } from './Icon'
import { Press } from './Press'
import { reasonOf } from './reason'
import { usePress } from './usePress'

type Props = {
  error?: unknown
  onRetry: () => unknown
  /** The whole page failed. */
  page?: boolean
  /** One row: only this part of a page failed. */
  compact?: boolean
}

/** A read that failed: what happened, the retry, and for a whole page the pharmacist's telephone where it is known. */
export function Failure({ error, onRetry, page, compact }: Props) {
  const { hours, phone } = useHotline()
  const online = useConnectivity((state) => state.online)
  const { press, busy } = usePress(onRetry, { quiet: true })
  if (compact) {
    return (
      <Press className="q-more" busy={busy || undefined} onPress={press}>
        <View className="row g8 c3 t13" {...a11y({ role: 'alert' })}>
          <Icon name="refresh" size={16} />
          {busy ? '正在重试' : '加载失败，点此重试'}
        </View>
      </Press>
    )
  }
  // An answer that says no is not the network's fault.
  const { status = 0 } = (error ?? {}) as { status?: number }
  const refused = status >= 400 && status < 500
  const title = !online ? '没有网络' : refused ? '暂时打不开' : '网络不太顺畅'
  const text = online ? (reasonOf(error) ?? '网络超时，请稍后再试') : '请检查网络后再试，填写的内容都还在'
  return (
    <View {...a11y({ role: 'alert' })}>
      <Empty picture="network" title={title} text={text} page={page ?? false}>
        <Button kind="primary" size="m" icon="refresh" onPress={onRetry} quiet>
          重试
        </Button>
      </Empty>
      {page && phone && (
        <View className="pad">
          <View className="q-card">
            <View className="t13 c3">着急用药？</View>
            <View className="row between mt4">
              <View className="t14 c1">药师热线{hours === undefined ? '' : ` ${hours}`}</View>
              <Press className="row g4 t14 b cg num q-hit" label={`拨打药师热线 ${phone}`} onPress={() => callPhone(phone)}>
                <Icon name="phone" size={16} />
                {phone}
              </Press>
            </View>
          </View>
        </View>
      )}
    </View>
  )
}
