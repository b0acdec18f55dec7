import { View } from '@tarojs/components'
import type { TitleKind } from '@/contract/invoice'
import { Field } from '@/ui/form/Field'
import type { useForm } from '@/ui/form/useForm'
import { Segmented } from '@/ui/press/Tabs'

export type TitleValues = { kind: TitleKind; name: string; taxNumber: string }
type Props = { form: ReturnType<typeof useForm<TitleValues & { isOn: boolean }>> }

const KINDS: ReadonlyArray<{ key: TitleKind; text: string }> = [
  { key: 'person', text: '个人' },
  { key: 'company', text: '单位' },
]

/** For whom: a person's name, or a company with its tax number. What was typed for one stays while the other is looked at. */
export const TitleFields = ({ form }: Props) => {
  const { kind } = form.values
  return (
    <>
      <Segmented label="开给个人还是单位" tabs={KINDS} value={kind} onChange={(next) => form.set('kind', next)} />
      <View className="q-card q-card--flush">
        <Field
          label="抬头"
          required
          maxLength={50}
          placeholder={kind === 'person' ? '姓名，或填“个人”' : '单位全称'}
          autoComplete={kind === 'person' ? 'name' : 'organization'}
          {...form.fieldProps('name')}
        />
        {kind === 'company' && (
          <Field label="税号" required maxLength={40} placeholder="18 位统一社会信用代码" {...form.fieldProps('taxNumber')} />
        )}
      </View>
    </>
  )
}
