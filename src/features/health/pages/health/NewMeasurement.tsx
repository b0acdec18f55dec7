import { Text, View } from '@tarojs/components'
import { chronicHealth, type Measurement, type MeasurementKind } from '@/contract/chronicHealth'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useUnsent } from '@/domain/draft/useUnsent'
import { daysAfter, shopDate, shopTime } from '@/lib/time'
import { toast } from '@/ui/feedback/toast'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { DateField } from '@/ui/form/picker/DateField'
import { RadioChips } from '@/ui/form/RadioList'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { bodyOf, problemsIn, valuesAfter, type MeasurementValues } from './measurementForm'
import { KIND_TEXT, SUGAR_TIMES, UNITS } from './measurementWords'
import { useRequestCode } from './useRequestCode'

type Props = {
  patientId: string
  kind: MeasurementKind
  /** What the form begins with. */
  values: MeasurementValues
  /** It was saved; the form begins anew with these values. */
  onSaved: (saved: Measurement, values: MeasurementValues) => void
}

/** How far back a value can be written down. */
const DAYS_BACK = 365

/** A new value of one kind; the time is now unless another one is chosen. */
export function NewMeasurement({ patientId, kind, values: begun, onSaved }: Props) {
  const attempt = useAttempt()
  const { codeFor, done } = useRequestCode()
  const form = useForm<MeasurementValues>({ values: begun, problems: (values) => problemsIn(kind, values) })
  useUnsent(Object.values(form.values).some((value) => value !== ''))
  const save = () =>
    form.submit(async (values) => {
      const requestCode = codeFor([patientId, kind, values])
      const saved = await attempt(chronicHealth.add, { params: { patientId }, body: bodyOf(kind, values, requestCode) })
      done()
      toast(`${KIND_TEXT[kind]}已记录`, { icon: 'check' })
      onSaved(saved, valuesAfter(values, kind))
    })
  const now = Date.now()
  return (
    <View className="q-card q-card--flush">
      <Figures kind={kind} form={form} />
      <DateField
        label="测量时间"
        kind="datetime"
        placeholder="现在（点按可改）"
        value={form.values.takenAt || undefined}
        min={`${daysAfter(shopDate(now), -DAYS_BACK)} 00:00`}
        max={shopTime(now)}
        onChange={(takenAt) => form.set('takenAt', takenAt)}
        error={form.errorOf('takenAt')}
        focus={form.isFocused('takenAt')}
      />
      <Field label="备注" maxLength={50} placeholder="选填，如运动后" {...form.fieldProps('note')} />
      <View className="health__save">
        <Button block says="inline" onPress={save}>
          记录{KIND_TEXT[kind]}
        </Button>
      </View>
    </View>
  )
}

type Form = ReturnType<typeof useForm<MeasurementValues>>

function Figures({ kind, form }: { kind: MeasurementKind; form: Form }) {
  const unit = <Text className="text-14 color-secondary">{UNITS[kind]}</Text>
  if (kind === 'bloodPressure')
    return (
      <>
        <Field label="高压" kind="number" required maxLength={3} placeholder="收缩压" right={unit} {...form.fieldProps('systolic')} />
        <Field label="低压" kind="number" required maxLength={3} placeholder="舒张压" right={unit} {...form.fieldProps('diastolic')} />
        <Field
          label="脉搏"
          kind="number"
          maxLength={3}
          placeholder="选填"
          right={<Text className="text-14 color-secondary">次/分</Text>}
          {...form.fieldProps('pulse')}
        />
      </>
    )
  if (kind === 'weight')
    return <Field label="体重" kind="digit" required maxLength={5} placeholder="如 60.5" right={unit} {...form.fieldProps('weight')} />
  return (
    <>
      <Field label="血糖" kind="digit" required maxLength={4} placeholder="如 6.1" right={unit} {...form.fieldProps('sugar')} />
      <FieldRow label="什么时候" required error={form.errorOf('sugarTime')} focus={form.isFocused('sugarTime')}>
        <RadioChips
          label="什么时候测的"
          options={SUGAR_TIMES}
          value={form.values.sugarTime || undefined}
          onChange={(time) => form.set('sugarTime', time)}
        />
      </FieldRow>
    </>
  )
}
