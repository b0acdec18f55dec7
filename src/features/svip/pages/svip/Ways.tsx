import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { svip } from '@/contract/svip'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/press/Press'

/** What a member does with the card: sends one like it, where its rights allow that, and shows it at a shop. */
export const Ways = ({ sends }: { sends: Output<typeof svip.sends> | undefined }) => (
  <View className="svip__ways">
    {sends && (sends.left > 0 || sends.results.length > 0) && (
      <Way to="svipSend" icon="send" title="赠送亲友卡" text={sends.left > 0 ? `还可赠 ${sends.left} 张` : '查看送出的卡'} />
    )}
    <Way to="svipQrCode" icon="qr" title="到店出示" text="会员二维码" />
  </View>
)

type Props = { to: 'svipSend' | 'svipQrCode'; icon: IconName; title: string; text: string }

const Way = ({ to, icon, title, text }: Props) => (
  <Press role="link" className="q-card row gap-12 text-left" href={urlOf(to)} onPress={() => go(to)}>
    <View className="row color-link">
      <Icon name={icon} size={24} />
    </View>
    <View className="grow">
      <View className="text-14 weight-medium color-title">{title}</View>
      <View className="text-12 color-secondary margin-top-2 num">{text}</View>
    </View>
  </Press>
)
