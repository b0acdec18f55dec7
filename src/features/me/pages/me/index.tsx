import { View } from '@tarojs/components'
import { makeStale, queries } from '@/api/queries'
import { send } from '@/api/send'
import { useRead } from '@/api/useRead'
import { account } from '@/contract/account'
import { order } from '@/contract/order'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { openLogin } from '@/platform/login'
import { callPhone } from '@/platform/phone'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { confirm } from '@/ui/dialog'
import { Screen } from '@/ui/Screen'
import { Section } from '@/ui/Section'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { Profile } from '../../Profile'
import { Numbers } from '../../Numbers'
import { Shortcut } from '../../Shortcut'
import './index.scss'

/** Route `me`: who is logged in, the orders, and where everything personal is. A visitor is asked to log in, and may stay one. */
export default function MePage() {
  const member = useSession((session) => session.member)
  const info = useRead(account.info, { query: {} }, { when: Boolean(member) })
  const counts = useRead(order.counts, {}, { when: Boolean(member) })
  const { appBoxInfo } = useMallConfig()
  const onlineTime = useOnlineTime()
  usePullToRefresh(() => makeStale(account.info, order.counts))
  useTabs()

  /** Pages behind here belong to a member: a visitor logs in first and comes back. */
  const asMember = (open: () => Promise<void>) => () => (member ? open() : openLogin())
  const logOut = async () => {
    if (!(await confirm({ title: '退出登录', text: '购物车和订单会为您保留', yes: '退出' }))) return
    await send(account.logout, {})
    useSession.getState().end()
    queries.clear()
  }
  const waiting = counts.data ?? order.counts.fallback

  return (
    <Screen tab="me" nav="none" tint="green">
      <Profile member={member} />
      <Numbers
        info={info.data}
        onFavourites={asMember(() => go('favourites'))}
        onBrowsed={asMember(() => go('browsed'))}
        onAddresses={asMember(() => go('addresses'))}
      />
      <View className="stack pad">
        <Section title="我的订单" more="全部" onMore={asMember(() => go('orders', { tab: 'all' }))}>
          <View className="me__orders mt12">
            <Shortcut icon="wallet" text="待付款" count={waiting.toPay} onPress={asMember(() => go('orders', { tab: 'toPay' }))} />
            <Shortcut icon="box" text="待发货" count={waiting.toShip} onPress={asMember(() => go('orders', { tab: 'toShip' }))} />
            <Shortcut icon="truck" text="待收货" count={waiting.shipped} onPress={asMember(() => go('orders', { tab: 'shipped' }))} />
            <Shortcut icon="document" text="已完成" onPress={asMember(() => go('orders', { tab: 'completed' }))} />
          </View>
        </Section>
        <Card>
          <View className="me__tools">
            <Shortcut icon="location" text="收货地址" onPress={asMember(() => go('addresses'))} />
            <Shortcut icon="heart" text="我的收藏" onPress={asMember(() => go('favourites'))} />
            <Shortcut icon="clock" text="浏览记录" onPress={asMember(() => go('browsed'))} />
            <Shortcut icon="headset" text="问药师" onPress={() => go('pharmacist')} />
          </View>
        </Card>
        {appBoxInfo?.phone && (
          <Card>
            <View className="row g12">
              <View className="grow">
                <View className="t16 b c1">{appBoxInfo.title}</View>
                <View className="t13 c3 mt2">
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
          <Cell title="资质公示" onPress={() => go('certificate')} />
          <Cell title="协议与规则" onPress={() => go('rulesList')} />
          <Cell title="设置" onPress={() => go('settings')} />
        </CellGroup>
        {member && (
          <Button kind="line" block onPress={logOut}>
            退出登录
          </Button>
        )}
      </View>
    </Screen>
  )
}
