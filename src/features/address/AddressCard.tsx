import { Text, View } from '@tarojs/components'
import { write } from '@/api/write'
import { address as calls, type Address } from '@/contract/address'
import { regionText } from '@/domain/address/regionText'
import { go } from '@/routes/go'
import { Checkbox } from '@/ui/Checkbox'
import { confirm } from '@/ui/dialog'
import { IconButton } from '@/ui/IconButton'
import { Press } from '@/ui/Press'
import { Said } from '@/ui/Said'
import { Tag } from '@/ui/Tag'
import { toast } from '@/ui/toast'

const STALE = [calls.list, calls.default, calls.one]

type Props = { address: Address; onPick: (() => Promise<void>) | undefined }

/** One address: the card picks it or opens it; below, what can be done with it. */
export function AddressCard({ address, onPick }: Props) {
  const { id, consigneeName, consigneePhone, detail, label, isDefault } = address
  const edit = () => go('address', { mode: 'edit', id })
  const makeDefault = async () => {
    if (isDefault) return
    await write(calls.makeDefault, { params: { id } }, { stale: STALE })
    toast('已设为默认地址')
  }
  const remove = async () => {
    const sure = await confirm({ title: '删除这个地址？', text: `${detail}，${consigneeName}`, no: '先不删', yes: '删除', danger: true })
    if (!sure) return
    await write(calls.remove, { params: { id } }, { stale: STALE })
    toast('地址已删除')
  }
  return (
    <View className="q-card addresses__card">
      <Press block onPress={onPick ?? edit}>
        <View className="t13 c3">{regionText(address)}</View>
        <View className="t16 b c1 mt2">{detail}</View>
        <View className="row wrap g8 t14 c2 mt4">
          <Text>{consigneeName}</Text>
          <Text className="num">{consigneePhone}</Text>
          {isDefault && <Tag kind="green">默认</Tag>}
          {label && <Tag kind="line">{label}</Tag>}
        </View>
        <Said>{onPick ? '选择这个地址' : '编辑这个地址'}</Said>
      </Press>
      <View className="hr mt12" />
      <View className="row between">
        <Checkbox on={isDefault} onChange={makeDefault} label="默认地址">
          <Text className="t13 c3">默认地址</Text>
        </Checkbox>
        <View className="row g8">
          <IconButton name="edit" size={20} label={`编辑${detail}`} onPress={edit} />
          <IconButton name="trash" size={20} label={`删除${detail}`} onPress={remove} />
        </View>
      </View>
    </View>
  )
}
