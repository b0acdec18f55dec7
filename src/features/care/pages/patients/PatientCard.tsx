import { Text, View } from '@tarojs/components'
import { write } from '@/api/write'
import { sexText } from '@/contract/idCard'
import { patient as calls, relationText, type Patient } from '@/contract/patient'
import { go } from '@/routes/go'
import { Cell } from '@/ui/card/Cell'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Checkbox } from '@/ui/form/Checkbox'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'
import { Face } from '@/domain/patient/Face'
import { healthTags } from '../../patientWords'

/** One patient: who it is, what to know of their health, and what can be done. */
export function PatientCard({ patient }: { patient: Patient }) {
  const { id, name, isDefault } = patient
  const makeDefault = async () => {
    if (isDefault) return
    await write(calls.makeDefault, { params: { id } })
    toast('已设为默认用药人')
  }
  const remove = async () => {
    const text = '填写的资料会全部删除，不能恢复。已经用于购药的处方依法保存，不受影响。'
    if (!(await confirm({ title: `删除用药人${name}？`, text, no: '先不删', yes: '删除', danger: true }))) return
    await write(calls.remove, { params: { id } })
    toast('用药人已删除')
  }
  return (
    <View className="q-card patients__card">
      <Who patient={patient} />
      <Health patient={patient} />
      <Cell
        className="patients__health"
        icon="heart"
        title="健康记录"
        label={`${name}的健康记录`}
        onPress={() => go('chronicHealth', { patientId: id })}
      />
      <View className="divider" />
      <View className="row wrap justify-between">
        <Checkbox on={isDefault} onChange={makeDefault} label={isDefault ? `默认用药人${name}` : `把${name}设为默认`}>
          <Text className="text-13 color-secondary">{isDefault ? '默认用药人' : '设为默认'}</Text>
        </Checkbox>
        <View className="row gap-8">
          <Button kind="text" size="s" icon="edit" label={`编辑${name}`} onPress={() => go('patientInfo', { mode: 'edit', id })}>
            编辑
          </Button>
          <Button kind="text" size="s" icon="trash" label={`删除${name}`} onPress={remove}>
            删除
          </Button>
        </View>
      </View>
    </View>
  )
}

function Who({ patient }: { patient: Patient }) {
  const { name, sex, age, consigneePhone, guardianVo, isDefault } = patient
  return (
    <View className="row gap-12">
      <Face icon="user" />
      <View className="grow">
        <View className="row wrap gap-8">
          <Text className="text-18 weight-bold color-title">{name}</Text>
          <Tag kind="green">{relationText(patient)}</Tag>
          {isDefault && <Tag>默认</Tag>}
        </View>
        <View className="row wrap gap-12 text-14 color-secondary margin-top-4">
          <Text>{sexText(sex)}</Text>
          <Text className="num">{age} 岁</Text>
          {consigneePhone && <Text className="num">{consigneePhone}</Text>}
          {guardianVo && <Text>监护人 {guardianVo.name}</Text>}
        </View>
      </View>
    </View>
  )
}

function Health({ patient: { healthInfo } }: { patient: Patient }) {
  const tags = healthTags(healthInfo)
  if (tags.length === 0) return null
  return (
    <View className="row wrap gap-8 margin-top-12">
      {tags.map(({ text, isWarning }) => (
        <Tag key={text} kind={isWarning ? 'promo' : 'clinic'}>
          {text}
        </Tag>
      ))}
    </View>
  )
}
