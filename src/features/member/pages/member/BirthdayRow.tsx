import { View } from '@tarojs/components'
import { shopDate, spokenDate } from '@/lib/time'
import { Button } from '@/ui/press/Button'
import type { LevelDetail } from './detail'

type Props = { birthday: LevelDetail['birthday']; onChange: () => void }

/** The birthday as the member told it, and when it can be told anew. */
export function BirthdayRow({ birthday, onChange }: Props) {
  const isFixed = birthday !== null && birthday.changeableFrom > shopDate(Date.now())
  const said = birthday === null ? '还没有填写' : `${birthday.month} 月 ${birthday.day} 日`
  return (
    <View className="row gap-12 elder-wrap member__row">
      <View className="grow">
        <View className="text-14 weight-medium color-title">我的生日：{said}</View>
        <View className="text-12 color-secondary margin-top-2">
          {isFixed ? `${spokenDate(birthday.changeableFrom)}起可以修改` : '只要月和日，只用来发放生日礼'}
        </View>
      </View>
      {!isFixed && (
        <Button size="s" kind="outline" label={birthday === null ? '填写生日' : '修改生日'} onPress={onChange}>
          {birthday === null ? '填写' : '修改'}
        </Button>
      )}
    </View>
  )
}
