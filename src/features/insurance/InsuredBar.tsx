import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useRead } from '@/api/useRead'
import { insurance } from '@/contract/insurance'
import { yuan } from '@/lib/money'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import { useOnTop } from '@/ui/element/useOnTop'
import { Price } from '@/ui/text/Price'
import { CartSheet } from './CartSheet'
import { useInsuranceCart } from './insuranceCart'
import { dropOrdered, settleInsured } from './settleInsured'
import type { OwnBenefit } from './useBenefit'
import './insuredBar.scss'

/** What lies in the insurance cart, what of it the member pays, and the way on; nothing while it is empty. */
export function InsuredBar({ of: { benefit, isKnown } }: { of: OwnBenefit }) {
  const { lines } = useInsuranceCart()
  const isMember = useSession(({ member }) => member !== undefined)
  const [isOpen, setOpen] = useState(false)
  const isOnTop = useOnTop()
  useEffect(() => {
    if (isOnTop) void dropOrdered()
  }, [isOnTop])
  const body = { items: [...lines], ...(benefit && { benefitId: benefit.benefitId }) }
  const priced = useRead(insurance.cart, { body }, { enabled: isMember && isKnown && lines.length > 0, keepsPrevious: true, staleTime: 0 })
  if (lines.length === 0) return null
  const count = lines.filter(({ isSelected }) => isSelected).length
  return (
    <>
      <BottomBar className="insured-bar">
        <View className="insured-bar__sum">
          <View className="row wrap align-baseline gap-6 text-13 color-body">
            <View>已选 {count} 种</View>
            {benefit && priced.data && (
              <>
                <View>自付</View>
                <Price cents={priced.data.own} size={20} />
              </>
            )}
          </View>
          {benefit && priced.data && <View className="text-12 color-secondary">商保付 ¥{yuan(priced.data.insured)}，运费另计</View>}
        </View>
        <View className="row gap-12 insured-bar__buttons">
          <Button size="m" kind="outline" onPress={() => setOpen(true)}>
            看清单
          </Button>
          <Next isMember={isMember} benefitId={benefit?.benefitId} />
        </View>
      </BottomBar>
      <CartSheet open={isOpen} onClose={() => setOpen(false)} priced={priced} hasBenefit={benefit !== undefined} />
    </>
  )
}

/** Nobody is paid for before he has a policy: a visitor logs in, a member binds one. */
function Next({ isMember, benefitId }: { isMember: boolean; benefitId: string | undefined }) {
  const { lines } = useInsuranceCart()
  const chosen = lines.filter(({ isSelected }) => isSelected)
  if (!isMember)
    return (
      <Button size="m" onPress={openLogin}>
        登录
      </Button>
    )
  if (benefitId === undefined)
    return (
      <Button size="m" onPress={() => go('insuranceEntrance')}>
        绑定保单
      </Button>
    )
  return (
    <Button size="m" disabled={chosen.length === 0} onPress={() => settleInsured(benefitId, chosen)}>
      去结算
    </Button>
  )
}
