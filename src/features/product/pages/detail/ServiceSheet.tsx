import { View } from '@tarojs/components'
import type { MergedProduct } from '@/contract/product'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { isMedicine, isPrescription } from '@/domain/product/status'
import { returnRuleOf } from '@/domain/product/statutory'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'

type Props = { product: MergedProduct; open: boolean; onClose: () => void }
type Promised = { icon: IconName; title: string; text: string }

const PAYMENT = { online: '支持在线支付', onDelivery: '支持货到付款', both: '支持在线支付和货到付款' } as const

/** What the shop promises and how returns go, told before buying (LAW-AND-PRIVACY, D17). */
export function ServiceSheet({ product, open, onClose }: Props) {
  const { freight } = useMallConfig()
  const onlineTime = useOnlineTime()
  const promises: Promised[] = [
    { icon: 'shield', title: '正品可溯源', text: '由持证药品经营企业发货，每一盒都能查到来处' },
    isPrescription(product)
      ? { icon: 'prescription', title: '药师审方', text: '处方由药师核对后才会发货' }
      : {
          icon: 'headset',
          title: '药师服务',
          text: onlineTime ? `用药前后有疑问，都可以问药师（${onlineTime.hours}）` : '用药前后有疑问，都可以问药师',
        },
    { icon: 'box', title: '隐私包装', text: '外箱不写药名' },
    {
      icon: 'truck',
      title: '配送',
      text: freight.freeFrom > 0 ? `满 ¥${yuan(freight.freeFrom)} 免运费，不满收 ¥${yuan(freight.amount)}` : '运费以确认订单时为准',
    },
    { icon: 'wallet', title: '付款', text: PAYMENT[product.paymentType] },
    { icon: 'info', title: '退换', text: returnRuleOf(product) },
  ]
  return (
    <Sheet open={open} onClose={onClose} title="服务说明">
      <View className="stack">
        {promises.map(({ icon, title, text }) => (
          <View key={title} className="row align-start gap-12">
            <Icon name={icon} size={22} className="color-link" />
            <View className="grow">
              <View className="text-14 weight-medium color-title">{title}</View>
              <View className="text-13 color-secondary margin-top-2">{text}</View>
            </View>
          </View>
        ))}
        <View className="row wrap gap-16">
          <Button kind="text" size="s" onPress={() => go('report', { subjectKind: 'product', subjectId: product.productCode })}>
            投诉或举报
          </Button>
          {isMedicine(product) && (
            <Button kind="text" size="s" onPress={() => go('reportAdverse', { productCode: product.productCode })}>
              用药后不适
            </Button>
          )}
        </View>
      </View>
    </Sheet>
  )
}
