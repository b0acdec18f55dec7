import { View } from '@tarojs/components'
import type { Partner } from '@/contract/partner'
import { openOutside } from '@/platform/openOutside'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

/** Leaves for the partner only after saying so. Its code never stands in an address of ours. */
export const Granted = ({ who: { name }, returnUrl }: { who: Partner; returnUrl: string }) => (
  <>
    <Card>
      <View className="t24 b c1 serif">已授权</View>
      <View className="t14 c2 mt8">您即将离开青禾健康，前往 {name} 的网站。一分钟内有效，青禾不会把您的登录信息带过去。</View>
    </Card>
    <Button block onPress={() => openOutside(returnUrl)}>
      前往 {name}
    </Button>
    <Button kind="line" block onPress={() => go('authInfoList')}>
      留在青禾，查看授权
    </Button>
  </>
)
