import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { DESK_NAMES, type ChatMessage } from '@/contract/chat'
import { cx } from '@/ui/element/cx'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { Icon } from '@/ui/icons/Icon'
import { selectable } from '@/ui/text/selectable'
import { CardBubble } from './CardBubble'
import { PictureBubble } from './PictureBubble'
import { RobotFace } from './RobotFace'

/** One message of the record. */
export const MessageLine = memo(function MessageLine({ message, isRead }: { message: ChatMessage; isRead: boolean }) {
  if (message.sender === 'system') return <View className="kf__system">{message.text}</View>
  if (message.sender !== 'member') return <Received message={message} />
  return (
    <View className="kf__line kf__line--own">
      <VisuallyHidden>我说</VisuallyHidden>
      <Content message={message} isOwn />
      {isRead && <View className="text-12 color-caption">已读</View>}
    </View>
  )
})

const nameOf = ({ sender, by }: ChatMessage) => (sender === 'robot' ? '智能助手（机器人自动回复）' : (by?.name ?? DESK_NAMES.service))

/** Whoever answers is called by name: nobody takes a robot for a person. */
const Received = ({ message }: { message: ChatMessage }) => (
  <View className="kf__line">
    {message.sender === 'robot' ? <RobotFace /> : <StaffFace />}
    <View className="kf__said">
      <View className="text-12 color-secondary kf__name">{nameOf(message)}</View>
      <Content message={message} />
    </View>
  </View>
)

const StaffFace = () => (
  <View className="kf__face">
    <Icon name="doctor" size={24} />
  </View>
)

function Content({ message, isOwn = false }: { message: ChatMessage; isOwn?: boolean }) {
  if (message.card) return <CardBubble card={message.card} />
  if (message.picture) return <PictureBubble picture={message.picture} />
  return (
    <View className={cx('kf__bubble', isOwn && 'kf__bubble--own')}>
      <Text className="pre-line" {...selectable}>
        {message.text}
      </Text>
      {message.sender === 'staff' && message.by?.desk === 'pharmacist' && (
        <View className="kf__note text-12 color-secondary">以上为用药咨询，不替代医生诊断</View>
      )}
    </View>
  )
}
