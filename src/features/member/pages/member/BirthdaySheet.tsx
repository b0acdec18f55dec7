import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { level } from '@/contract/level'
import { mostDaysInMonth } from '@/lib/time'
import { Wheels } from '@/ui/form/picker/Wheels'
import { toast } from '@/ui/feedback/toast'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import type { LevelDetail } from './detail'

type Props = { open: boolean; birthday: LevelDetail['birthday']; onClose: () => void }

const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1)

/** Month and day on two wheels; no year is asked for. */
export function BirthdaySheet({ open, birthday, onClose }: Props) {
  const [month, setMonth] = useState(birthday?.month ?? 1)
  const [chosen, setDay] = useState(birthday?.day ?? 1)
  const days = mostDaysInMonth(month)
  const day = Math.min(chosen, days)
  const save = async () => {
    await write(level.birthday, { body: { month, day } })
    onClose()
    toast('生日已保存', { icon: 'check' })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="填写生日"
      footer={
        <Button block onPress={save}>
          保存 {month} 月 {day} 日
        </Button>
      }
    >
      <View className="text-14 color-body">只要月和日，只用来发放生日礼。保存后一年内不能修改。</View>
      <Wheels
        columns={[
          { unit: '月', values: upTo(12) },
          { unit: '日', values: upTo(days) },
        ]}
        values={[month, day]}
        onTurn={(column, value) => (column === 0 ? setMonth(value) : setDay(value))}
      />
    </Sheet>
  )
}
