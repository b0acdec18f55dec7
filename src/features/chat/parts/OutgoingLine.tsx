import { Text, View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Picture } from '@/ui/picture/Picture'
import { Press } from '@/ui/press/Press'
import type { Content, Outgoing } from '../outgoing'

type Props = { one: Outgoing; onResend: () => void; onDrop: () => void }

/** A message on its way, at once in its place; what did not go stays, and says why. */
export const OutgoingLine = ({ one: { content, status, why }, onResend, onDrop }: Props) => (
  <View className="kf__line kf__line--own">
    <Shown content={content} isSending={status === 'sending'} />
    {status === 'sending' && (
      <View className="text-12 color-caption" {...a11y({ role: 'status' })}>
        正在发送
      </View>
    )}
    {status === 'failed' && (
      <>
        <View className="row gap-4 text-13 color-price" {...a11y({ role: 'alert' })}>
          <Icon name="warning" size={16} />
          {why ?? '没有发出'}
        </View>
        <View className="row gap-16 text-14">
          <Press className="color-secondary q-hit justify-end" onPress={onDrop}>
            删除
          </Press>
          <Press className="color-link q-hit justify-end" onPress={onResend}>
            重新发送
          </Press>
        </View>
      </>
    )}
  </View>
)

function Shown({ content, isSending }: { content: Content; isSending: boolean }) {
  if (content.kind === 'picture')
    return (
      <View className="kf__picture kf__picture--own">
        <Picture className="kf__image" fit="cover" src={content.path} eager />
        {isSending && (
          <View
            className="kf__progress num"
            {...a11y({ role: 'progressbar', label: '正在上传图片', now: Math.round(content.progress * 100) })}
          >
            {Math.round(content.progress * 100)}%
          </View>
        )}
      </View>
    )
  return (
    <View className="kf__bubble kf__bubble--own">
      <Text className="pre-line">{content.text}</Text>
    </View>
  )
}
