import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { chat } from '@/contract/chat'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import type { Brought } from '../../brought'
import type { Content } from '../../outgoing'
import { CardFace } from '../../parts/CardBubble'

type Props = { of: Brought; onSend: (content: Content) => void }

/** What somebody comes from, for the pharmacy to see; it is sent by a tap alone. Nothing stands there before it is known, nor where it is not one's own. */
export function BroughtBar({ of, onSend }: Props) {
  const { data: card } = useRead(chat.card, { query: of })
  const [isOver, setOver] = useState(false)
  if (!card || card.isGone || isOver) return null
  const send = () => {
    setOver(true)
    onSend({ kind: 'card', card: of, text: card.title })
  }
  return (
    <View className="kf__brought row wrap gap-8">
      <CardFace card={card} size={48} />
      <View className="kf__broughtText">
        <View className="text-14 color-title ellipsis">{card.title}</View>
        <View className="text-12 color-secondary ellipsis">{[card.detail, card.state].filter(Boolean).join('，')}</View>
      </View>
      <View className="kf__broughtActs row gap-8">
        <Button kind="soft" size="s" onPress={send}>
          发送给客服
        </Button>
        <IconButton name="close" size={18} label="不发送" onPress={() => setOver(true)} />
      </View>
    </View>
  )
}
