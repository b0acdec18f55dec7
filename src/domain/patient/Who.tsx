import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { sexText } from '@/contract/idCard'
import { relationText, type Patient } from '@/contract/patient'
import { go } from '@/routes/go'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { CheckMark } from '@/ui/form/Checkbox'
import { FieldRow } from '@/ui/form/FieldRow'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Face } from './Face'
import './choice.scss'

type Props = {
  patients: readonly Patient[]
  value: string
  onChange: (patientId: string) => void
  error: string | undefined
  focus: boolean
}

const told = (one: Patient) => `${sexText(one.sex)} · ${one.age} 岁 · ${relationText(one)}`

/** For whom the prescription is: chosen among the member's patients, or added. */
export function Who({ patients, value, onChange, error, focus }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = patients.find(({ id }) => id === value)
  const [only] = patients
  // Whoever was just added from here, as the first of all.
  useEffect(() => {
    if (value === '' && patients.length === 1 && only) onChange(only.id)
  }, [value, patients.length, only, onChange])
  const ask = () => (patients.length === 0 ? go('patientInfo', { mode: 'add' }) : setOpen(true))
  const choose = (id: string) => {
    onChange(id)
    setOpen(false)
  }
  return (
    <View className="q-card">
      {chosen ? (
        <View className="row gap-12">
          <Face icon="user" />
          <View className="grow">
            <View className="row wrap gap-6 text-16 weight-bold color-title">
              <Text>用药人</Text>
              <Text>{chosen.name}</Text>
            </View>
            <View className="text-13 color-secondary margin-top-2">{told(chosen)}</View>
          </View>
          <Press
            className="row gap-2 text-14 color-link nowrap q-hit"
            label={`更换用药人，现在是${chosen.name}`}
            onPress={() => setOpen(true)}
          >
            更换
            <Icon name="arrow-right" size={14} />
          </Press>
        </View>
      ) : (
        <FieldRow
          label="用药人"
          required
          placeholder={patients.length === 0 ? '先添加要用药的人' : '请选择用药人'}
          onPress={ask}
          focus={focus}
        />
      )}
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="选择用药人"
        footer={
          <Button block kind="outline" icon="plus" onPress={() => go('patientInfo', { mode: 'add' })}>
            添加用药人
          </Button>
        }
      >
        {patients.map((one) => (
          <Press
            key={one.id}
            className="row gap-12 full-width patient-choice"
            role="radio"
            checked={one.id === value}
            onPress={() => choose(one.id)}
          >
            <View className="grow">
              <View className="text-16 color-title">{one.name}</View>
              <Text className="text-13 color-secondary">{told(one)}</Text>
            </View>
            <CheckMark on={one.id === value} />
          </Press>
        ))}
      </Sheet>
    </View>
  )
}
