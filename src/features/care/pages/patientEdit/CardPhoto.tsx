import { View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'

type Props = {
  onPhotograph: () => unknown
  /** From 0 to 1 while the picture is sent, 1 while it is read. */
  going: number | undefined
}

/** Fills name and number from a photograph of the ID card: what for, and what becomes of the picture, is said beside the button. */
export function CardPhoto({ onPhotograph, going }: Props) {
  return (
    <View className="card-photo">
      <View className="card-photo__card" {...a11y({ hidden: true })}>
        <View className="card-photo__line" />
        <View className="card-photo__line card-photo__line--long" />
        <View className="card-photo__line card-photo__line--short" />
        <View className="card-photo__portrait" />
        <View className="card-photo__number" />
      </View>
      <View className="card-photo__words">
        <View className="text-16 weight-bold">拍证件自动填</View>
        <View className="text-13 color-secondary" {...a11y({ role: 'status' })}>
          {going === undefined ? '只填姓名和号码，识别后即删，不留存' : progressText(going)}
        </View>
      </View>
      <Button size="m" icon="camera" label="拍照识别身份证" says="inline" quiet onPress={onPhotograph}>
        拍照
      </Button>
    </View>
  )
}

const progressText = (going: number) => (going < 1 ? `正在上传 ${Math.round(going * 100)}%` : '正在识别，请稍候…')
