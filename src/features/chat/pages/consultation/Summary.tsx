import { View } from '@tarojs/components'
import type { ConsultationDetail } from '@/contract/consultationTalk'
import { spokenDate } from '@/lib/time'
import { Card } from '@/ui/card/Card'
import { Fact } from '@/ui/text/Fact'

/** What the doctor wrote at the end, and when to come again; nothing before. */
export function Summary({ of: { summary, followUpOn } }: { of: ConsultationDetail }) {
  if (summary === null && followUpOn === null) return null
  return (
    <View className="margin-top-12">
      <Card>
        {summary !== null && (
          <Fact label="医生小结">
            <View className="pre-line">{summary}</View>
          </Fact>
        )}
        {followUpOn !== null && <Fact label="复诊">医生请您 {spokenDate(followUpOn)} 前后再来说说情况，到时会提醒您</Fact>}
      </Card>
    </View>
  )
}
