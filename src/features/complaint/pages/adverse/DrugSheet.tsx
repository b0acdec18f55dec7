import { View } from '@tarojs/components'
import type { AdverseDrug } from '@/contract/adverseReport'
import { schemaProblem } from '@/lib/schemaProblem'
import { shopDate } from '@/lib/time'
import { DateField } from '@/ui/form/picker/DateField'
import { Field } from '@/ui/form/Field'
import { useForm } from '@/ui/form/useForm'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { drugOf, drugSchema, drugValuesOf, NO_DRUG, type DrugValues } from './adverseForm'

type Props = {
  isSuspected: boolean
  /** What is edited, or the product that led here. */
  of: AdverseDrug | { productCode: string; name: string } | undefined
  onClose: () => void
  onDone: (drug: AdverseDrug) => void
}

const problems = (values: DrugValues) => ({
  from: schemaProblem(drugSchema.from, values.from),
  to: values.to !== '' && values.to < values.from ? '停药日期不能早于开始用药的日期' : undefined,
})

/** One medicine: its name, how it was taken, from when and for what. */
export function DrugSheet({ isSuspected, of, onClose, onDone }: Props) {
  const begun = of === undefined ? NO_DRUG : 'isSuspected' in of ? drugValuesOf(of) : { ...NO_DRUG, name: of.name }
  const form = useForm<DrugValues>({ values: begun, schema: drugSchema, problems })
  const { values, set, errorOf, isFocused } = form
  const today = shopDate(Date.now())
  const done = () => {
    if (!form.check()) return
    const productCode = of?.productCode
    onDone({ ...drugOf(values, isSuspected), ...(productCode !== undefined && { productCode }) })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={isSuspected ? '怀疑的药品' : '同时用的药品'}
      flush
      footer={
        <Button block onPress={done}>
          确定
        </Button>
      }
    >
      <View>
        <Field label="药品名称" required {...form.fieldProps('name')} maxLength={60} placeholder="药盒上的名称" />
        <Field label="用法用量" required {...form.fieldProps('usage')} maxLength={100} placeholder="例如每次 1 片，每日 2 次" />
        <Field label="用药原因" required {...form.fieldProps('reason')} maxLength={60} placeholder="治疗什么" />
        <DateField
          label="开始用药"
          required
          value={values.from || undefined}
          max={today}
          onChange={(day) => set('from', day)}
          error={errorOf('from')}
          focus={isFocused('from')}
        />
        <DateField
          label="停药日期"
          value={values.to || undefined}
          max={today}
          onChange={(day) => set('to', day)}
          error={errorOf('to')}
          focus={isFocused('to')}
          placeholder="还在用就不填"
        />
        <Field label="生产批号" {...form.fieldProps('batch')} maxLength={40} placeholder="选填，在药盒侧面" />
        <Field label="批准文号" {...form.fieldProps('approvalNumber')} maxLength={40} placeholder="选填" />
        <Field label="生产企业" {...form.fieldProps('maker')} maxLength={60} placeholder="选填" />
      </View>
    </Sheet>
  )
}
