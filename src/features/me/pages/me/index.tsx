import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { account } from '@/contract/account'
import { counts } from '@/contract/counts'
import { svip } from '@/contract/svip'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useUnread } from '@/domain/message/unread'
import { callPhone } from '@/platform/phone'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Section } from '@/ui/card/Section'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Profile } from './Profile'
import { Numbers } from './Numbers'
import { Parcel } from './Parcel'
import { Patients } from './Patients'
import { Shortcut } from './Shortcut'
import { SvipLine } from './SvipLine'
import { openOrders } from '@/platform/appPlaces'
import './index.scss'

/** Route `me`: who is logged in, the orders, and where everything personal is. A visitor is asked to log in, and may stay one. */
export default function MePage() {
  const member = useSession((session) => session.member)
  const info = useRead(account.info, { query: {} }, { enabled: Boolean(member) })
  const orders = useRead(counts.orders, {}, { enabled: Boolean(member) })
  const answers = useRead(counts.unread, {}, { enabled: Boolean(member), staleTime: 0 })
  const cabinet = useRead(counts.cabinet, {}, { enabled: Boolean(member) })
  const { appBoxInfo } = useMallConfig()
  const onlineTime = useOnlineTime()
  usePullToRefresh(() => refetch(account.info, counts.orders, counts.unread, counts.cabinet, svip.overview))
  useTabs()
  const unread = useUnread(({ total }) => total)
  const unanswered = answers.data?.count ?? 0
  const waiting = orders.data ?? counts.orders.fallback
  const phone = appBoxInfo?.phone

  return (
    <Screen tab="me" nav="own" tint="green">
      <Profile member={member} level={info.data?.level} />
      <Numbers
        info={info.data}
        onCoins={() => go('coin')}
        onCoupons={() => go('couponList')}
        onFavourites={() => go('favourites')}
        onBrowsed={() => go('browsed')}
      />
      <View className="stack padding-gutter">
        <SvipLine />
        <Section title="我的订单" more="全部" onMore={() => openOrders('all')}>
          <View className="me__orders margin-top-12">
            <Shortcut icon="wallet" text="待付款" count={waiting.toPay} onPress={() => openOrders('toPay')} />
            <Shortcut icon="prescription" text="待审方" count={waiting.inReview} onPress={() => openOrders('inReview')} />
            <Shortcut icon="box" text="待发货" count={waiting.toShip} onPress={() => openOrders('toShip')} />
            <Shortcut icon="truck" text="待收货" count={waiting.shipped} onPress={() => openOrders('shipped')} />
            <Shortcut icon="refund" text="售后" count={waiting.refunds ?? 0} of="个处理中" onPress={() => go('refunds')} />
          </View>
          {waiting.parcel && <Parcel parcel={waiting.parcel} />}
        </Section>
        <Patients patients={info.data?.patients ?? []} cabinet={cabinet.data ?? counts.cabinet.fallback} />
        <Card>
          <View className="me__tools">
            <Shortcut icon="bell" text="消息" count={unread} of="条未读" onPress={() => go('messages')} />
            <Shortcut icon="location" text="收货地址" onPress={() => go('addresses')} />
            <Shortcut icon="calendar-sign" text="签到" onPress={() => go('sign')} />
            <Shortcut icon="headset" text="在线客服" count={unanswered} of="条新回复" onPress={() => go('kf')} />
            {phone && <Shortcut icon="phone" text="药师电话" onPress={async () => callPhone(phone)} />}
            <Shortcut icon="star" text="评价" count={waiting.toReview ?? 0} of="件待评价" onPress={() => go('reviews')} />
            <Shortcut icon="edit" text="投诉建议" onPress={() => go('report')} />
            <Shortcut icon="gear" text="设置" onPress={() => go('settings')} />
          </View>
        </Card>
        <View className="row wrap justify-center gap-16">
          <Button kind="text" size="s" onPress={() => go('insuranceEntrance')}>
            商保与保险
          </Button>
          <Button kind="text" size="s" onPress={() => go('powerList')}>
            我的权益
          </Button>
          <Button kind="text" size="s" onPress={() => go('rulesList')}>
            协议与规则
          </Button>
          <Button kind="text" size="s" onPress={() => go('certificate')}>
            资质公示
          </Button>
        </View>
        {appBoxInfo?.phone && (
          <View className="text-12 color-secondary text-center padding-12">
            {appBoxInfo.title}：{appBoxInfo.text}
            {onlineTime ? `，${onlineTime.text}` : ''}
          </View>
        )}
      </View>
    </Screen>
  )
}
