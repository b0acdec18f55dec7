import { View } from '@tarojs/components'
import { useState } from 'react'
import type { MallConfig } from '@/contract/mall'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { Price } from '@/ui/Price'
import { toast } from '@/ui/toast'

const KEY = 'newMemberCouponSeen'
export type NewMemberCouponProps = { ad: NonNullable<MallConfig['newUserCouponAd']> }

/** The one advertisement of the home page: a coupon for new members; a visitor may be one. One tap closes it for good (LAW-AND-PRIVACY, D13). */
export function NewMemberCoupon({ ad }: NewMemberCouponProps) {
  const [shown, setShown] = useState(storage.read(KEY) !== true)
  const member = useSession((session) => session.member)
  if (!shown) return null
  const close = () => {
    storage.write(KEY, true)
    setShown(false)
  }
  const draw = async () => {
    if (!member) return openLogin()
    const { drawCoupon } = await import('./drawCoupon')
    await drawCoupon(ad.couponType)
    close()
    toast('已放入您的优惠券')
  }
  return (
    <View className="q-card row g12 home__coupon">
      <Price cents={ad.amount} size={24} />
      <View className="grow">
        <View className="t14 b c1">{ad.title}</View>
        <View className="t12 c3">{ad.text}</View>
      </View>
      <Button size="s" onPress={draw}>
        领取
      </Button>
      <IconButton name="close" size={18} label="关闭新人优惠" onPress={close} />
    </View>
  )
}
