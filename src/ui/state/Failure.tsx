import { View } from '@tarojs/components'
import { useConnectivity } from '@/platform/connectivity'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { a11y } from '../element/a11y'
import { Button } from '../press/Button'
import { Empty } from './Empty'
import { useHotline } from './hotline'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'
import { reasonOf } from '../feedback/reason'
import { usePress } from '../press/usePress'

type Props = {
  error?: unknown
  onRetry: () => unknown
  /** The whole page failed. */
  page?: boolean
  /** One row: only this part of a page failed. */
  compact?: boolean
}

/** No answer came, or none that could be understood: the specification's sentence about them is English. */
const UNANSWERED = new Set(['NETWORK', 'UNREADABLE', 'CONTRACT'])

/** What is not there may have been, and the link right; it is wrong where nobody can read it. */
const titleAstray = (status: number, code: string | undefined) =>
  status === 404 ? '没有找到' : code === 'INVALID' ? '链接有误' : undefined

/** A read that failed: what happened, the retry, and for a whole page the pharmacist's telephone where it is known. */
export function Failure({ error, onRetry, page, compact }: Props) {
  const { hours, phone } = useHotline()
  const online = useConnectivity((state) => state.online)
  const { press, busy } = usePress(onRetry, { quiet: true })
  if (compact) {
    return (
      <Press className="q-more" busy={busy || undefined} onPress={press}>
        <View className="row gap-8 color-secondary text-13" {...a11y({ role: 'alert' })}>
          <Icon name="refresh" size={16} />
          {busy ? '正在重试' : '加载失败，点此重试'}
        </View>
      </Press>
    )
  }
  // An answer that says no is not the network's fault.
  const { status = 0, code, message } = (error ?? {}) as { status?: number; code?: string; message?: string }
  const refused = status >= 400 && status < 500
  // What a page asks for stands in its address: asking once more for what is not there helps nobody.
  const astray = page === true && online ? titleAstray(status, code) : undefined
  const title = !online ? '没有网络' : (astray ?? (refused ? '暂时打不开' : '网络不太顺畅'))
  // Who came back from a text without agreeing reads here which one it was.
  const why = code === 'CONSENT_NEEDED' ? message : UNANSWERED.has(String(code)) ? undefined : reasonOf(error)
  const text = online ? (why ?? '网络超时，请稍后再试') : '请检查网络后再试，填写的内容都还在'
  return (
    <View {...a11y({ role: 'alert' })}>
      <Empty picture={astray ? 'notFound' : 'network'} title={title} text={text} page={page ?? false}>
        {astray ? (
          <Button size="m" onPress={() => go('home')}>
            回到首页
          </Button>
        ) : (
          <Button kind="primary" size="m" icon="refresh" onPress={onRetry} quiet>
            重试
          </Button>
        )}
      </Empty>
      {page && phone && (
        <View className="padding-gutter">
          <View className="q-card">
            <View className="text-13 color-secondary">着急用药？</View>
            <View className="row justify-between margin-top-4">
              <View className="text-14 color-title">药师热线{hours === undefined ? '' : ` ${hours}`}</View>
              <Press
                className="row gap-4 text-14 weight-bold color-link num q-hit"
                label={`拨打药师热线 ${phone}`}
                onPress={() => callPhone(phone)}
              >
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
