import { View } from '@tarojs/components'
import type { CardKind, ChatCard } from '@/contract/chat'
import { askedInCard } from '@/contract/questionnaireCard'
import { openProduct } from '@/platform/appPlaces'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'

type Kind = { icon: IconName; open: (code: string) => unknown; /** Where the thing has no state of its own. */ word?: string }

const KINDS: Readonly<Record<CardKind, Kind>> = {
  product: { icon: 'pill', open: openProduct },
  order: { icon: 'box', open: (orderCode) => go('order', { orderCode }) },
  prescription: { icon: 'prescription', open: (prescriptionId) => go('prescriptionDetail', { prescriptionId }) },
  questionnaire: { icon: 'edit', open: (code) => go('questionnaire', askedInCard(code)), word: '打开问卷' },
}

/** A thing of the shop, as it is today; it opens where it can still be opened. */
export function CardBubble({ card }: { card: ChatCard }) {
  const { open, word } = KINDS[card.kind]
  return (
    <Press className="kf__card row align-start gap-10" disabled={card.isGone} onPress={() => open(card.code)}>
      <CardFace card={card} />
      <View className="grow">
        <View className="text-14 weight-medium color-title">{card.title}</View>
        <View className="text-12 color-secondary margin-top-2">{card.detail}</View>
        <View className="row gap-8 margin-top-2">
          {card.price !== null && <Price cents={card.price} size={18} />}
          <View className="text-12 color-link">{card.isGone ? '已失效' : (card.state ?? word)}</View>
        </View>
      </View>
    </Press>
  )
}

type FaceProps = { card: Pick<ChatCard, 'kind' | 'image' | 'title'>; size?: number }

export const CardFace = ({ card: { kind, image, title }, size = 64 }: FaceProps) =>
  image === null ? (
    <View className="kf__cardIcon">
      <Icon name={KINDS[kind].icon} size={24} />
    </View>
  ) : (
    <ProductImage picture={image} name={title} size={size} plain />
  )
