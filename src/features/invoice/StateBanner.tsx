import { View } from '@tarojs/components'
import type { Invoice } from '@/contract/invoice'
import { invoiceStateOf, redCauseWords } from '@/contract/invoiceStates'
import { yuan } from '@/lib/money'
import { shopDay } from '@/lib/time'
import { Icon } from '@/ui/icons/Icon'
import { cx } from '@/ui/element/cx'
import type { IconName } from '@/ui/icons/names'

type Told = { look: 'green' | 'amber' | 'info'; icon: IconName; title: string; text: string }

/** How an invoice stands, in a word and a sentence. */
export function StateBanner({ of }: { of: Invoice }) {
  const { look, icon, title, text } = toldOf(of)
  return (
    <View className={cx('q-notice', look !== 'amber' && `q-notice--${look}`, 'invoice-banner')}>
      <Icon name={icon} size={24} />
      <View className="grow">
        <View className="text-18 weight-bold">{title}</View>
        <View className="text-13 margin-top-2">{text}</View>
      </View>
    </View>
  )
}

function toldOf({ colour, state, amount, taken, issuedAt, cause, refusal }: Invoice): Told {
  const { words, todo } = invoiceStateOf(state)
  const day = issuedAt === null ? '' : `${shopDay(issuedAt)}开出`
  if (colour === 'red') {
    const text = `${redCauseWords(cause ?? '')}，${issuedAt === null ? '正在开出红字发票' : day}`
    return { look: 'amber', icon: 'refund', title: `已冲红 ¥${yuan(-amount)}`, text }
  }
  if (state === 'partlyRed')
    return { look: 'amber', icon: 'refund', title: `已冲红 ¥${yuan(taken)}`, text: `余下 ¥${yuan(amount - taken)} 仍有效` }
  if (state === 'red') return { look: 'amber', icon: 'refund', title: words, text: todo }
  if (state === 'issued') return { look: 'green', icon: 'check-circle', title: words, text: day }
  return { look: 'info', icon: 'clock', title: words, text: refusal ?? todo }
}
