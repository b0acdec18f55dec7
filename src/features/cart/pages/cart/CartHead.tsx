import { Text, View } from '@tarojs/components'
import { useDeliverTo } from '@/domain/address/useDeliverTo'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { besideCapsule } from '@/ui/element/navSpace'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'

type Props = { count: number; arrivalText: string | null | undefined; editing: boolean; onEdit: (() => void) | undefined }

/** Title with the number of pieces, the edit mode, and where it would be delivered to. */
export function CartHead({ count, arrivalText, editing, onEdit }: Props) {
  const member = useSession((session) => session.member)
  const deliverTo = useDeliverTo()
  const filled = onEdit !== undefined
  return (
    <View>
      <View className="row justify-between padding-gutter cart__head" {...besideCapsule}>
        <View className="row align-baseline gap-6">
          <View className="text-20 weight-bold color-title" {...a11y({ role: 'heading', level: 1, focusable: true })}>
            购物车
          </View>
          {count > 0 && <Text className="text-14 color-secondary">{count} 件</Text>}
        </View>
        {filled && (
          <Press className="text-14 color-body q-hit justify-end" label={editing ? '完成管理' : '管理购物车'} onPress={onEdit}>
            {editing ? '完成' : '管理'}
          </Press>
        )}
      </View>
      {filled && (
        <Press
          className="row gap-4 padding-gutter text-13 color-secondary full-width cart__to"
          onPress={() => (member ? go('addresses') : openLogin())}
        >
          <Icon name="location" size={15} />
          <Text className="ellipsis">{deliverTo.text ?? (member ? '添加收货地址' : '登录后选择收货地址')}</Text>
          {arrivalText && (
            <Text className="flex-none">
              <Text className="separator-dot" />
              {arrivalText}
            </Text>
          )}
          <VisuallyHidden>{deliverTo.text !== undefined && '更换收货地址'}</VisuallyHidden>
          <Icon name="arrow-right" size={12} />
        </Press>
      )}
    </View>
  )
}
