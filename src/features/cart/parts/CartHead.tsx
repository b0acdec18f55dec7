import { Text, View } from '@tarojs/components'
import { useDeliverTo } from '@/domain/address/useDeliverTo'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { a11y } from '@/ui/a11y'
import { Icon } from '@/ui/Icon'
import { navSpace } from '@/ui/navSpace'
import { Press } from '@/ui/Press'
import { Said } from '@/ui/Said'

type Props = { count: number; editing: boolean; onEdit: (() => void) | undefined }

/** Title with the number of pieces, the edit mode, and where it would be delivered to. */
export function CartHead({ count, editing, onEdit }: Props) {
  const member = useSession((session) => session.member)
  const deliverTo = useDeliverTo()
  const filled = onEdit !== undefined
  return (
    <View style={{ paddingTop: `${navSpace.top}px` }}>
      <View className="row between pad cart__head" style={{ paddingRight: `${navSpace.right || 16}px` }}>
        <View className="row base g6">
          <View className="t20 b c1" {...a11y({ role: 'heading', level: 1 })}>
            购物车
          </View>
          {count > 0 && <Text className="t14 c3">{count} 件</Text>}
        </View>
        {filled && (
          <Press className="t14 c2 q-hit end" label={editing ? '完成管理' : '管理购物车'} onPress={onEdit}>
            {editing ? '完成' : '管理'}
          </Press>
        )}
      </View>
      {filled && (
        <Press className="row g4 pad t13 c3 full cart__to" onPress={() => (member ? go('addresses') : openLogin())}>
          <Icon name="location" size={15} />
          <Text className="ell1">{deliverTo.text ?? (member ? '添加收货地址' : '登录后选择收货地址')}</Text>
          <Said>{deliverTo.text !== undefined && '更换收货地址'}</Said>
          <Icon name="arrow-right" size={12} />
        </Press>
      )}
    </View>
  )
}
