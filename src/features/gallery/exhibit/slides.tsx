import { View } from '@tarojs/components'

const LOOKS = { 一: '', 二: 'exhibit__slide--two', 三: 'exhibit__slide--three' }

/** Three slides that nobody confuses. */
export const slides = Object.entries(LOOKS).map(([text, look]) => ({
  id: text,
  label: `第${text}张`,
  node: <View className={`exhibit__slide ${look}`}>{text}</View>,
}))
