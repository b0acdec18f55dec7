import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { prescription } from '@/contract/prescription'
import { product } from '@/contract/product'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import type { Brought } from '../../brought'
import type { Content } from '../../outgoing'
import { CardFace } from './CardBubble'

type Props = { of: Brought; onSend: (content: Content) => void }
type Known = { title: string; detail: string; image: string | null }

/** What somebody comes from, for the pharmacy to see; it is sent by a tap alone. Nothing stands there before it is known, nor where it is not one's own. */
export function BroughtBar({ of, onSend }: Props) {
  const known = useKnown(of)
  const [isOver, setOver] = useState(false)
  if (!known || isOver) return null
  const send = () => {
    setOver(true)
    onSend({ kind: 'card', card: of, text: known.title })
  }
  return (
    <View className="kf__brought row wrap gap-8">
      <CardFace card={{ kind: of.kind, title: known.title, image: known.image }} size={48} />
      <View className="kf__broughtText">
        <View className="text-14 color-title ellipsis">{known.title}</View>
        <View className="text-12 color-secondary ellipsis">{known.detail}</View>
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

function useKnown({ kind, code }: Brought): Known | undefined {
  const products = useRead(product.batch, { query: { ids: code } }, { enabled: kind === 'product' })
  const orders = useRead(order.detail, { params: { orderCode: code } }, { enabled: kind === 'order' })
  const prescriptions = useRead(prescription.detail, { query: { prescriptionId: code } }, { enabled: kind === 'prescription' })
  const [card] = products.data?.results ?? []
  if (card) return { title: card.name, detail: card.specification, image: card.productImageUrl }
  if (orders.data) {
    const [line] = orders.data.lines
    return { title: `订单 ${orders.data.orderCode}`, detail: orders.data.statusText, image: line?.card.productImageUrl ?? null }
  }
  if (prescriptions.data) {
    const { patientName, drugs } = prescriptions.data
    return { title: `${patientName}的处方`, detail: drugs.map(({ name }) => name).join('、'), image: null }
  }
  return undefined
}
