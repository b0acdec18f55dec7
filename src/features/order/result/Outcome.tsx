import { Image, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/ui/a11y'
import { illustrations, type IllustrationName } from '@/ui/illustrations'

type Props = { title: string; text: ReactNode; picture?: IllustrationName; children: ReactNode }

/** How a payment ended, said aloud when it changes. */
export const Outcome = ({ title, text, picture = 'success', children }: Props) => (
  <View className="q-empty result__outcome">
    <Image className="result__picture" mode="aspectFit" src={illustrations[picture]} {...a11y({ hidden: true })} />
    <View {...a11y({ role: 'status' })}>
      <View className="t24 b c1 serif mt8">{title}</View>
      <View className="t14 c3 mt4">{text}</View>
    </View>
    <View className="row wrap center g12 mt20">{children}</View>
  </View>
)
