import { View } from '@tarojs/components'
import { useState } from 'react'
import { spokenMonth } from '@/lib/time'
import { RadioList } from '@/ui/form/RadioList'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Press } from '@/ui/press/Press'

type Props = { months: readonly string[]; value: string; onChange: (month: string) => void }

/** The month that is shown, and the way to another where there is one. */
export function Month({ months, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const name = <View className="text-16 weight-bold color-title">{spokenMonth(value)}</View>
  if (months.length < 2) return <View className="row log__month">{name}</View>
  return (
    <>
      <Press className="row gap-4 log__month" label={`${spokenMonth(value)}，换个月份`} onPress={() => setOpen(true)}>
        {name}
        <Icon name="arrow-down" size={14} />
      </Press>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="选择月份" flush>
        <RadioList
          label="月份"
          options={months.map((month) => ({ value: month, text: spokenMonth(month) }))}
          value={value}
          onChange={(month) => {
            onChange(month)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
