import { View } from '@tarojs/components'
import type { Conversation } from '@/contract/chat'
import { a11y } from '@/ui/element/a11y'

/** What somebody who waits reads: it is how the conversation stands, and so the same after a refresh and on another device. */
export function queueText({ state, queue }: Pick<Conversation, 'state' | 'queue'>, isOnline: boolean): string | undefined {
  if (state !== 'waiting') return undefined
  if (!isOnline) return '已收到，上班后回复您'
  if (!queue) return '已收到，请稍等'
  const place = queue.ahead > 0 ? `前面还有 ${queue.ahead} 位` : '您是下一位'
  return queue.minutes > 0 ? `${place}，约 ${queue.minutes} 分钟内回复` : place
}

export function QueueLine({ of, isOnline }: { of: Conversation; isOnline: boolean }) {
  const text = queueText(of, isOnline)
  if (text === undefined) return null
  return (
    <View className="kf__system" {...a11y({ role: 'status' })}>
      {text}
    </View>
  )
}
