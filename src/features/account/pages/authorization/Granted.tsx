import { View } from '@tarojs/components'
import type { Partner } from '@/contract/partner'
import { openOutside } from '@/platform/openOutside'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { useShop } from '@/ui/state/shop'

/** Leaves for the partner only after saying so. Its code never stands in an address of ours. */
export const Granted = ({ who: { name }, returnUrl }: { who: Partner; returnUrl: string }) => {
  const { name: shopName, shortName } = useShop()
  return (
    <>
      <Card>
        <View className="text-24 weight-bold color-title serif">已授权</View>
        <View className="text-14 color-body margin-top-8">
          您即将离开{shopName}，前往 {name} 的网站。一分钟内有效，{shortName}不会把您的登录信息带过去。
        </View>
      </Card>
      <Button block onPress={() => openOutside(returnUrl)}>
        前往 {name}
      </Button>
      <Button kind="outline" block onPress={() => go('authInfoList')}>
        留在{shortName}，查看授权
      </Button>
    </>
  )
}
