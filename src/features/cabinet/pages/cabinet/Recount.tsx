import { View } from '@tarojs/components'
import { useState } from 'react'
import { cabinet, type Medicine } from '@/contract/cabinet'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { numberIn } from '@/lib/numberIn'
import { toast } from '@/ui/feedback/toast'
import { Field } from '@/ui/form/Field'
import { useForm } from '@/ui/form/useForm'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { bodyOf } from '../../medicineBody'
import { leftProblem } from '../../numbers'
import { takeOut } from '../../takeOut'

type Props = { medicine: Medicine; onClose: () => void }

/** How much of it is left, counted now; or nothing any more. */
export function Recount({ medicine, onClose }: Props) {
  const [open, setOpen] = useState(true)
  const attempt = useAttempt()
  const { id, name, unit, left, version } = medicine
  const form = useForm({
    values: { left: left === null ? '' : String(left) },
    problems: (values) => ({ left: values.left.trim() === '' ? '请填写数量' : leftProblem(values.left) }),
    quiet: true,
  })
  const close = () => {
    setOpen(false)
    onClose()
  }
  const save = () =>
    form.submit(async (values) => {
      await attempt(cabinet.change, { params: { id }, body: { ...bodyOf(medicine), left: numberIn(values.left), version } })
      toast('数量已改好', { icon: 'check' })
      close()
    })
  const remove = async () => {
    if (await takeOut(medicine)) close()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={`${name}还有多少`}
      footer={
        <View className="row gap-12 full-width">
          <Button kind="outline" onPress={remove}>
            吃完了
          </Button>
          <Button grow onPress={save}>
            改好了
          </Button>
        </View>
      }
    >
      <Field
        label="现在还有"
        kind="digit"
        maxLength={6}
        right={<View className="text-14 color-secondary">{unit}</View>}
        {...form.fieldProps('left')}
      />
    </Sheet>
  )
}
