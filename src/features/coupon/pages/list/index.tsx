import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { coupon, type CouponList } from '@/contract/coupon'
import { couponUse } from '@/contract/couponUse'
import { FriendRows } from '@/domain/friends/FriendRows'
import { PromotionsRow } from '@/domain/promotion/PromotionsRow'
import { go } from '@/routes/go'
import { Chip } from '@/ui/press/Chip'
import { Press } from '@/ui/press/Press'
import { Segmented } from '@/ui/press/Tabs'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { a11y } from '@/ui/element/a11y'
import { roving } from '@/ui/element/roving'
import { CouponCard } from './CouponCard'
import { FILTERS, heldOnes, offeredOnes, type Filter } from './shown'

type Scope = keyof Pick<CouponList, 'shops' | 'products'>

/** Route `couponList`: a member's coupons by what they are for and how they stand, and those that can be drawn (board 21). */
export default function CouponsPage() {
  const list = useRead(coupon.list, { query: {} })
  const [scope, setScope] = useState<Scope>('shops')
  const [filter, setFilter] = useState<Filter>('usable')
  usePullToRefresh(() => refetch(coupon.list, couponUse.toUse))
  return (
    <Screen
      navRight={
        <Press onPress={() => go('couponRule')} className="text-14 color-body q-hit justify-end">
          说明
        </Press>
      }
    >
      <View className="padding-gutter stack">
        <Loaded of={list} skeleton={1} failsWhole>
          {(coupons) => (
            <>
              <Segmented
                label="券的种类"
                tabs={[
                  { key: 'shops', text: `店铺券 ${heldOnes(coupons.shops, 'usable').length}` },
                  { key: 'products', text: `商品券 ${heldOnes(coupons.products, 'usable').length}` },
                ]}
                value={scope}
                onChange={setScope}
              />
              <View className="row wrap gap-8" {...a11y({ role: 'radiogroup', label: '券的状态' })} {...roving('radio')}>
                {FILTERS.map(({ key, text }) => (
                  <Chip key={key} card role="radio" on={key === filter} onPress={() => setFilter(key)}>
                    {text}
                  </Chip>
                ))}
              </View>
              <Held coupons={coupons} scope={scope} filter={filter} />
              {filter === 'usable' && <Offered coupons={coupons} />}
              {filter === 'usable' && (
                <>
                  <PromotionsRow />
                  <FriendRows />
                </>
              )}
              <View className="text-12 color-caption text-center">处方药不参与满减与折扣活动</View>
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

/** What is held; a coupon that the cart has begun to fill up to asks for the rest. */
function Held({ coupons, scope, filter }: { coupons: CouponList; scope: Scope; filter: Filter }) {
  const held = heldOnes(coupons[scope], filter)
  const { data } = useRead(couponUse.toUse, { query: {} }, { enabled: held.some(({ status }) => status === 'drawn') })
  const begun = new Set(data?.results.flatMap(({ couponId, counted, missing }) => (counted > 0 && missing > 0 ? [couponId] : [])))
  if (held.length === 0) {
    const { empty } = FILTERS.find(({ key }) => key === filter) ?? { empty: '' }
    return <Empty picture="orders" title={empty} {...(filter === 'usable' && { text: '领到的券会放在这里' })} />
  }
  return held.map((one) => <CouponCard key={one.couponId} coupon={one} isToCollect={begun.has(one.couponId)} />)
}

function Offered({ coupons: { shops, products } }: { coupons: CouponList }) {
  const offered = offeredOnes([...shops, ...products])
  if (offered.length === 0) return null
  return (
    <>
      <View className="text-16 weight-bold color-title margin-top-8" {...a11y({ role: 'heading', level: 2 })}>
        可以领的券
      </View>
      {offered.map((one) => (
        <CouponCard key={one.couponType} coupon={one} isToCollect={false} />
      ))}
    </>
  )
}
