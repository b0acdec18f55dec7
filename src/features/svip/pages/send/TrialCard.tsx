import { View } from '@tarojs/components'
import { shopTimeOfYear, spokenDate } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { useTrialName } from './useTrialName'

type Props = { months: number; until: string; lastDay: string | undefined }

/** The card that was sent: until when it can be opened, and once it was until when it holds. */
export function TrialCard({ months, until, lastDay }: Props) {
  const name = useTrialName()
  return (
    <View className="svip__head">
      <View className="svip__card">
        <View className="row justify-between align-start gap-12">
          <View className="grow">
            <View className="text-14 svip__quiet">{lastDay === undefined ? '送您一张' : '已领取'}</View>
            <View className="serif weight-bold svip__name margin-top-4" {...a11y({ role: 'heading', level: 2 })}>
              {name}
            </View>
          </View>
          <View className="svip__crown">
            <Icon name="crown" size={34} />
          </View>
        </View>
        <View className="text-14 svip__quiet num">
          {lastDay === undefined ? `${months} 个月会员，${shopTimeOfYear(until)} 前可领取` : `有效期至 ${spokenDate(lastDay)}`}
        </View>
      </View>
    </View>
  )
}
