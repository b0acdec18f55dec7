import { View } from '@tarojs/components'
import type { Cart } from '@/contract/cart'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { yuan } from '@/lib/money'
import { Price } from '@/ui/text/Price'
import { Sheet } from '@/ui/layer/Sheet'

/** How the total comes about. Coupons are chosen when the order is confirmed. */
export function SumsSheet({
  cart: { goods, discount, memberOff = 0, freight, memberFreight = 0, payable },
  open,
  onClose,
}: {
  cart: Cart
  open: boolean
  onClose: () => void
}) {
  const { freeFrom } = useMallConfig().freight
  return (
    <Sheet open={open} onClose={onClose} title="优惠明细">
      <Sum words="商品金额" cents={goods} />
      {memberOff > 0 && <Sum words="SVIP 会员价" cents={-memberOff} />}
      {discount > memberOff && <Sum words="促销优惠" cents={memberOff - discount} />}
      <Sum words="运费" cents={freight + memberFreight} note={freight > 0 && freeFrom > 0 ? `满 ¥${yuan(freeFrom)} 免运费` : undefined} />
      {memberFreight > 0 && <Sum words="SVIP 免邮" cents={-memberFreight} />}
      <View className="divider margin-top-12" />
      <Sum words="合计" cents={payable} isTotal />
      <View className="text-12 color-secondary margin-top-8">优惠券在确认订单时选择</View>
    </Sheet>
  )
}

const Sum = ({ words, cents, note, isTotal }: { words: string; cents: number; note?: string | undefined; isTotal?: boolean }) => (
  <View className="row justify-between margin-top-12">
    <View className="row gap-8 wrap">
      <View className="text-14 color-title">{words}</View>
      {note !== undefined && <View className="text-12 color-secondary">{note}</View>}
    </View>
    <Price cents={cents} size={isTotal ? 20 : 16} kind={isTotal || cents < 0 ? 'price' : 'ink'} />
  </View>
)
