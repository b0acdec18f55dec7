import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Badge } from '@/ui/text/Badge'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { useUnread } from './unread'

/** The way to a member's messages, and how many are not read. */
export function Bell() {
  const total = useUnread((unread) => unread.total)
  return (
    <Press className="q-icon-button" label={total > 0 ? `消息，${total} 条未读` : '消息'} onPress={() => go('messages')}>
      <View className="relative padding-8">
        <Icon name="bell" size={24} />
        <Badge count={total} />
      </View>
    </Press>
  )
}
