import { View } from '@tarojs/components'
import { useState } from 'react'
import type { MallConfig } from '@/contract/mall'
import { openLogin } from '@/platform/login'
import { useRendered } from '@/platform/renderedPage/useRendered'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Price } from '@/ui/text/Price'
import { toast } from '@/ui/feedback/toast'

const KEY = 'newMemberCouponSeen'
export type NewMemberCouponProps = { ad: NonNullable<MallConfig['newUserCouponAd']> }

/** The one advertisement of the home page: a coupon for new members; a visitor may be one. One tap closes it for good (LAW-AND-PRIVACY, D13). */
export function NewMemberCoupon({ ad }: NewMemberCouponProps) {
  const [shown, setShown] = useState(storage.read(KEY) !== true)
  const member = useSession((session) => session.member)
  // A rendered page has it for everybody; who closed it does not see it there either (index.html).
  const isRendered = useRendered() !== undefined
  if (!shown && !isRendered) return null
  const close = () => {
    storage.write(KEY, true)
    setShown(false)
  }
  const draw = async () => {
    if (!member) return openLogin()
    const { drawCoupon } = await import('./drawCoupon')
    await drawCoupon(ad.couponType)
    close()
    toast('领取成功，可在下单时使用')
  }
  return (
    <View className="q-card row gap-12 home__coupon">
      <Price cents={ad.amount} size={24} />
      <View className="grow">
        <View className="text-14 weight-bold color-title">{ad.title}</View>
        <View className="text-12 color-secondary">{ad.text}</View>
      </View>
      <Button size="s" onPress={draw}>
        领取
      </Button>
      <IconButton name="close" size={18} label="关闭新人优惠" onPress={close} />
    </View>
  )
}
