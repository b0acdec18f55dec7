import { Text, View } from '@tarojs/components'
import { write } from '@/api/write'
import { address as calls, type Address } from '@/contract/address'
import { regionText } from '@/domain/address/regionText'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/form/Checkbox'
import { confirm } from '@/ui/feedback/dialog'
import { IconButton } from '@/ui/press/IconButton'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { Tag } from '@/ui/text/Tag'
import { toast } from '@/ui/feedback/toast'

type Props = { address: Address; onPick: (() => Promise<void>) | undefined }

/** One address: the card picks it or opens it; below, what can be done with it. */
export function AddressCard({ address, onPick }: Props) {
  const { id, consigneeName, consigneePhone, detail, label, isDefault } = address
  const edit = () => go('address', { mode: 'edit', id })
  const makeDefault = async () => {
    if (isDefault) return
    await write(calls.makeDefault, { params: { id } })
    toast('已设为默认地址')
  }
  const remove = async () => {
    const sure = await confirm({ title: '删除这个地址？', text: `${detail}，${consigneeName}`, no: '先不删', yes: '删除', danger: true })
    if (!sure) return
    await write(calls.remove, { params: { id } })
    toast('地址已删除')
  }
  return (
    <View className="q-card addresses__card">
      <Press block onPress={onPick ?? edit}>
        <View className="text-13 color-secondary">{regionText(address)}</View>
        <View className="text-16 weight-bold color-title margin-top-2">{detail}</View>
        <View className="row wrap gap-8 text-14 color-body margin-top-4">
          <Text>{consigneeName}</Text>
          <Text className="num">{consigneePhone}</Text>
          {isDefault && <Tag kind="green">默认</Tag>}
          {label && <Tag kind="outline">{label}</Tag>}
        </View>
        <VisuallyHidden>{onPick ? '选择这个地址' : '编辑这个地址'}</VisuallyHidden>
      </Press>
      <View className="divider margin-top-12" />
      <View className="row justify-between">
        <Checkbox on={isDefault} onChange={makeDefault} label="默认地址">
          <Text className="text-13 color-secondary">默认地址</Text>
        </Checkbox>
        <View className="row gap-8">
          <IconButton name="edit" size={20} label={`编辑${detail}`} onPress={edit} />
          <IconButton name="trash" size={20} label={`删除${detail}`} onPress={remove} />
        </View>
      </View>
    </View>
  )
}
