import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/ui/element/a11y'

type Props = {
  /** What it is about, in two lines that are not broken within. */
  title: readonly [string, string]
  children?: ReactNode
}

/** The head of the pages of assists (board 23): a plant over the field, and what it is about. */
export const AssistHead = ({ title: [first, second], children }: Props) => (
  <View className="assist__head text-center">
    <View className="serif weight-bold assist__title" {...a11y({ role: 'heading', level: 2 })}>
      <Text className="friends__whole">{first}</Text>
      <View>
        <Text className="friends__whole">{second}</Text>
      </View>
    </View>
    {children !== undefined && <View className="row justify-center margin-top-12">{children}</View>}
    <View className="assist__plant" {...a11y({ hidden: true })} />
  </View>
)

/** A short fact below the head. */
export const AssistPill = ({ children }: { children: ReactNode }) => <View className="assist__pill row gap-6 text-14">{children}</View>
