import { View } from '@tarojs/components'
import { cabinet, PieceUnit, type CabinetPerson, type Medicine } from '@/contract/cabinet'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { useUnsent } from '@/domain/draft/useUnsent'
import { goBack } from '@/routes/go'
import { toast } from '@/ui/feedback/toast'
import { Field } from '@/ui/form/Field'
import { FieldRow } from '@/ui/form/FieldRow'
import { DateField } from '@/ui/form/picker/DateField'
import { RadioChips } from '@/ui/form/RadioList'
import { useForm } from '@/ui/form/useForm'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { HOME, wordFor } from '../../people'
import { takeOut } from '../../takeOut'
import { bodyFrom, problemsIn, type MedicineValues } from './medicineForm'
import { PlanFields } from './PlanFields'

type Props = {
  title: string
  people: readonly CabinetPerson[]
  /** The one that is changed; a new one without it. */
  present: Medicine | undefined
  begun: MedicineValues
}

const UNITS = PieceUnit.options.map((unit) => ({ value: unit, text: unit }))

/** What it is, whose, how much, until when, and how it is taken. */
export function MedicineFields({ title, people, present, begun }: Props) {
  const attempt = useAttempt()
  const form = useForm<MedicineValues>({ values: begun, problems: problemsIn })
  const unsent = useUnsent(JSON.stringify(form.values) !== JSON.stringify(begun))
  const save = () =>
    form.submit(async (values) => {
      const body = bodyFrom(values)
      if (present) await attempt(cabinet.change, { params: { id: present.id }, body: { ...body, version: present.version } })
      else await attempt(cabinet.add, { body })
      toast(present ? '已改好' : '已放进药箱', { icon: 'check' })
      unsent.end()
      await goBack()
    })
  const whose = [...people.map(({ patientId }) => ({ value: patientId, text: wordFor(people, patientId) })), { value: '', text: HOME }]
  return (
    <Screen
      title={title}
      bottomBar={
        <BottomBar>
          <Button block says="inline" onPress={save}>
            {present ? '保存' : '放进药箱'}
          </Button>
        </BottomBar>
      }
    >
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <View className="q-card q-card--flush">
          <FieldRow label="给谁用">
            <RadioChips label="给谁用" options={whose} value={form.values.patientId} onChange={(id) => form.set('patientId', id)} />
          </FieldRow>
          <Field label="药名" required maxLength={40} placeholder="照药盒上的通用名称" {...form.fieldProps('name')} />
          <Field label="规格" maxLength={40} placeholder="选填，如 80mg×28粒" {...form.fieldProps('specification')} />
          <DateField
            label="有效期至"
            placeholder="选填，看药盒上的有效期"
            value={form.values.expiresOn || undefined}
            max="2099-12-31"
            onChange={(day) => form.set('expiresOn', day)}
          />
        </View>
        <View className="q-card q-card--flush">
          <FieldRow label="单位" error={form.errorOf('unit')} focus={form.isFocused('unit')}>
            <RadioChips
              label="按什么数"
              options={UNITS}
              value={form.values.unit || undefined}
              onChange={(unit) => form.set('unit', unit)}
            />
          </FieldRow>
          <Field
            label="现在还有"
            kind="digit"
            maxLength={6}
            placeholder="选填，数一数再填"
            right={<View className="text-14 color-secondary">{form.values.unit}</View>}
            {...form.fieldProps('left')}
          />
        </View>
        <PlanFields form={form} />
        {present && <Remove medicine={present} onRemoved={unsent.end} />}
      </View>
    </Screen>
  )
}

function Remove({ medicine, onRemoved }: { medicine: Medicine; onRemoved: () => void }) {
  const remove = async () => {
    if (!(await takeOut(medicine))) return
    onRemoved()
    await goBack()
  }
  return (
    <Button kind="text" icon="trash" onPress={remove}>
      移出药箱
    </Button>
  )
}
