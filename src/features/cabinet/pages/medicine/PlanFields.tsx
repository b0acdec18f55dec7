import { View } from '@tarojs/components'
import { DOSE_MOMENTS, DoseMoment } from '@/contract/cabinet'
import { MAX_TIMES } from '@/contract/dose'
import { a11y } from '@/ui/element/a11y'
import { toast } from '@/ui/feedback/toast'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { DateField } from '@/ui/form/picker/DateField'
import { Switch } from '@/ui/form/Switch'
import type { useForm } from '@/ui/form/useForm'
import { Chip } from '@/ui/press/Chip'
import { withMoment, withTime, type MedicineValues } from './medicineForm'

type Props = { form: ReturnType<typeof useForm<MedicineValues>> }

/** How it is taken every day: how much, when, and whether the phone rings. */
export function PlanFields({ form }: Props) {
  const { isPlanned, isReminded, times, unit } = form.values
  const toggle = (moment: DoseMoment) => {
    const next = withMoment(times, moment)
    if (next.length > MAX_TIMES) toast(`一天最多 ${MAX_TIMES} 次`)
    else form.set('times', next)
  }
  return (
    <View className="q-card q-card--flush">
      <View className="medicine-switch">
        <Switch label="每天按时吃" on={isPlanned} onChange={(on) => form.set('isPlanned', on)} />
      </View>
      {isPlanned && (
        <>
          <Field
            label="每次"
            kind="digit"
            required
            maxLength={4}
            placeholder="如 1，半片填 0.5"
            right={<View className="text-14 color-secondary">{unit}</View>}
            {...form.fieldProps('amount')}
          />
          <FieldRow label="什么时候" required error={form.errorOf('times')} focus={form.isFocused('times')}>
            <View className="row wrap gap-8" {...a11y({ role: 'group', label: '什么时候吃' })}>
              {DoseMoment.options.map((moment) => (
                <Chip key={moment} role="checkbox" on={times.some((one) => one.moment === moment)} onPress={() => toggle(moment)}>
                  {DOSE_MOMENTS[moment].text}
                </Chip>
              ))}
            </View>
          </FieldRow>
          {times.map(({ moment, time }) => (
            <DateField
              key={moment}
              kind="time"
              label={DOSE_MOMENTS[moment].text}
              value={time}
              onChange={(chosen) => form.set('times', withTime(times, moment, chosen))}
            />
          ))}
          <View className="medicine-switch">
            <Switch label="到点提醒我" on={isReminded} onChange={(on) => form.set('isReminded', on)} />
          </View>
          <View className="text-12 color-secondary medicine-note">
            按医生或说明书的用法填。提醒发到打开了通知的手机应用，和店里的“消息”；用小程序或浏览器的，可以在药箱里加到手机日历。
          </View>
        </>
      )}
    </View>
  )
}
