import { Image, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/ui/element/a11y'
import { illustrations, type IllustrationName } from '@/ui/illustrations'
import { Price } from '@/ui/text/Price'

type Props = {
  title: string
  text?: ReactNode
  /** One that many pages show, or one of the order's own. */
  picture?: IllustrationName | { src: string }
  /** Cents that were paid. */
  paid?: number | undefined
  children: ReactNode
}

/** How a payment ended, said aloud when it changes. */
export const Outcome = ({ title, text, picture = 'success', paid, children }: Props) => (
  <View className="q-empty result__outcome">
    <Image
      className="result__picture"
      mode="aspectFit"
      src={typeof picture === 'string' ? illustrations[picture] : picture.src}
      {...a11y({ hidden: true })}
    />
    <View {...a11y({ role: 'status' })}>
      <View className="text-24 weight-bold color-title serif margin-top-8 result__title">{title}</View>
      {paid !== undefined && (
        <View className="row justify-center align-baseline gap-6 text-14 color-body margin-top-4">
          <Text>支付成功</Text>
          <Text>实付</Text>
          <Price cents={paid} size={20} kind="ink" />
        </View>
      )}
      {text && <View className="text-14 color-secondary margin-top-4">{text}</View>}
    </View>
    <View className="row wrap justify-center gap-12 margin-top-20">{children}</View>
  </View>
)
