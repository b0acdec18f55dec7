import { Text, View } from '@tarojs/components'
import type { SvipCard } from '@/contract/svip'
import { useSvipName } from '@/domain/svip/useSvipName'
import { spokenDate } from '@/lib/time'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** The card on the dark head: whose, which and how long; without one what it would be. */
export function CardView({ card }: { card: SvipCard | null }) {
  const name = useSvipName()
  return (
    <View className="svip__head">
      <View className="svip__card">
        <View className="svip__field" {...a11y({ hidden: true })} />
        <View className="row justify-between align-start gap-12 relative">
          <View className="grow">
            <View className="serif weight-bold svip__name" {...a11y({ role: 'heading', level: 2 })}>
              {name}
              {card && ` ${card.planName}`}
            </View>
            <View className="text-12 svip__quiet margin-top-2">
              {card ? `有效期至 ${spokenDate(card.lastDay)}` : '付费会员，到期不自动续费'}
            </View>
          </View>
          <View className="svip__crown">
            <Icon name="crown" size={34} />
          </View>
        </View>
        {card && (
          <View className="row justify-between gap-12 relative">
            <View className="grow">
              <View className="text-12 svip__quiet">
                <Text className="svip__label">持卡人</Text>
                {card.holder}
              </View>
              <View className="num svip__number">{card.cardNumber}</View>
            </View>
            <Press
              role="link"
              className="row flex-none svip__tile"
              label="出示会员码"
              href={urlOf('svipQrCode')}
              onPress={() => go('svipQrCode')}
            >
              <Icon name="qr" size={40} />
            </Press>
          </View>
        )}
      </View>
    </View>
  )
}
