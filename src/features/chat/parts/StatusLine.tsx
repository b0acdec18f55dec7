import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { chat, Conversation } from '@/contract/chat'
import type { Output } from '@/contract/endpoint'
import { cx } from '@/ui/element/cx'
import { Affix } from '@/ui/shell/Affix'

export type Auto = Output<typeof chat.auto>

type Props = { auto: Auto | undefined; with: Conversation['with']; right: ReactNode }

/** Below the title: whether somebody answers and when, or who does. */
export function StatusLine({ auto, with: who, right }: Props) {
  return (
    <Affix className="kf__status text-12 color-secondary">
      {who ? (
        <>
          <View className="kf__dot kf__dot--on" />
          <View>{who.name} 正在为您服务</View>
        </>
      ) : (
        auto && (
          <>
            <View className={cx('kf__dot', auto.online && 'kf__dot--on')} />
            <View>{auto.online ? '在线' : '休息中'}</View>
            <View className="separator-dot" />
            <View className="num">{auto.hours}</View>
          </>
        )
      )}
      {right}
    </Affix>
  )
}
