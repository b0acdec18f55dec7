import { View } from '@tarojs/components'
import { useState } from 'react'
import { write } from '@/api/write'
import { invoice, type InvoiceTitle } from '@/contract/invoice'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { typedForm } from '@/domain/draft/typedForm'
import { toast } from '@/ui/feedback/toast'
import { Switch } from '@/ui/form/Switch'
import { useForm } from '@/ui/form/useForm'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { TitleFields, type TitleValues } from '../../TitleFields'
import { EMPTY_TITLE, sentTitle, titleProblems, valuesOf } from '../../titleForm'

type Values = TitleValues & { isOn: boolean }
type Props = { title?: InvoiceTitle; onClose: () => void }

/** A new title, or a change to one that is there. What was typed comes back when it is opened again. */
export function EditSheet({ title, onClose }: Props) {
  const attempt = useAttempt()
  const [draft] = useState(() => typedForm<Values>(`invoice title ${title?.id ?? 'new'}`))
  const form = useForm<Values>({
    values: { ...(title ? valuesOf(title) : EMPTY_TITLE), isOn: title?.isDefault ?? false },
    problems: titleProblems,
    draft,
  })
  const save = async () => {
    const isSaved = await form.submit(async (values) => {
      const body = { ...sentTitle(values), isDefault: values.isOn }
      if (title) await write(invoice.changeTitle, { params: { id: title.id }, body })
      else await attempt(invoice.addTitle, { body })
    })
    if (!isSaved) return
    toast('抬头已保存', { icon: 'check' })
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title ? '编辑抬头' : '新增发票抬头'}
      footer={
        <Button block says="inline" onPress={save}>
          保存抬头
        </Button>
      }
    >
      <View className="stack">
        <TitleFields form={form} />
        <Switch label="设为默认抬头" on={form.values.isOn} disabled={title?.isDefault ?? false} onChange={(on) => form.set('isOn', on)} />
      </View>
    </Sheet>
  )
}
