import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { account } from '@/contract/account'
import { counts } from '@/contract/counts'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { useUnread } from '@/domain/message/unread'
import { logOut } from '@/domain/session/logOut'
import { callPhone } from '@/platform/phone'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Screen } from '@/ui/shell/Screen'
import { Section } from '@/ui/card/Section'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Profile } from './Profile'
import { Numbers } from './Numbers'
import { Patients } from './Patients'
import { Shortcut } from './Shortcut'
import { openOrders } from '@/platform/appPlaces'
import './index.scss'

/** Route `me`: who is logged in, the orders, and where everything personal is. A visitor is asked to log in, and may stay one. */
export default function MePage() {
  const member = useSession((session) => session.member)
  const info = useRead(account.info, { query: {} }, { enabled: Boolean(member) })
  const orders = useRead(counts.orders, {}, { enabled: Boolean(member) })
  const answers = useRead(counts.unread, {}, { enabled: Boolean(member), staleTime: 0 })
  const { appBoxInfo } = useMallConfig()
  const onlineTime = useOnlineTime()
  usePullToRefresh(() => refetch(account.info, counts.orders, counts.unread))
  useTabs()
  const unread = useUnread(({ total }) => total)
  const unanswered = answers.data?.count ?? 0
  const waiting = orders.data ?? counts.orders.fallback

  return (
    <Screen tab="me" nav="own" tint="green">
      <Profile member={member} />
      <Numbers
        info={info.data}
        onCoins={() => go('coin')}
        onCoupons={() => go('couponList')}
        onFavourites={() => go('favourites')}
        onBrowsed={() => go('browsed')}
      />
      <View className="stack padding-gutter">
        <Section title="我的订单" more="全部" onMore={() => openOrders('all')}>
          <View className="me__orders margin-top-12">
            <Shortcut icon="wallet" text="待付款" count={waiting.toPay} onPress={() => openOrders('toPay')} />
            <Shortcut icon="box" text="待发货" count={waiting.toShip} onPress={() => openOrders('toShip')} />
            <Shortcut icon="truck" text="待收货" count={waiting.shipped} onPress={() => openOrders('shipped')} />
            <Shortcut icon="document" text="已完成" onPress={() => openOrders('completed')} />
          </View>
        </Section>
        <Patients patients={info.data?.patients ?? []} />
        <Card>
          <View className="me__tools">
            <Shortcut icon="calendar-sign" text="签到" onPress={() => go('sign')} />
            <Shortcut icon="coin" text="健康币" onPress={() => go('coin')} />
            <Shortcut icon="location" text="收货地址" onPress={() => go('addresses')} />
            <Shortcut icon="heart" text="我的收藏" onPress={() => go('favourites')} />
            <Shortcut icon="clock" text="足迹" onPress={() => go('browsed')} />
            <Shortcut icon="user" text="用药人" onPress={() => go('patients')} />
            <Shortcut icon="prescription" text="我的处方" onPress={() => go('prescriptions')} />
            <Shortcut icon="stethoscope" text="我的问诊" onPress={() => go('consultations')} />
          </View>
        </Card>
        {appBoxInfo?.phone && (
          <Card>
            <View className="row gap-12">
              <View className="grow">
                <View className="text-16 weight-bold color-title">{appBoxInfo.title}</View>
                <View className="text-13 color-secondary margin-top-2">
                  {appBoxInfo.text}
                  {onlineTime ? `，${onlineTime.text}` : ''}
                </View>
              </View>
              <Button kind="soft" size="s" icon="phone" onPress={() => callPhone(appBoxInfo.phone)}>
                拨打
              </Button>
            </View>
          </Card>
        )}
        <CellGroup>
          <Cell title="消息" value={unread > 0 && `${unread} 条未读`} onPress={() => go('messages')} />
          <Cell title="在线客服" value={unanswered > 0 && `${unanswered} 条新回复`} onPress={() => go('kf')} />
          <Cell title="资质公示" onPress={() => go('certificate')} />
          <Cell title="协议与规则" onPress={() => go('rulesList')} />
          <Cell title="设置" onPress={() => go('settings')} />
        </CellGroup>
        {member && (
          <Button kind="outline" block onPress={logOut}>
            退出登录
          </Button>
        )}
      </View>
    </Screen>
  )
}
