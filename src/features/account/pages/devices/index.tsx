import { View } from '@tarojs/components'
import { queries } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { account, type Device } from '@/contract/account'
import { shopTime } from '@/lib/shopTime'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { confirm } from '@/ui/dialog'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'
import { toast } from '@/ui/toast'

/** Route `devices`: where the member is logged in; one or all can be logged out. */
export default function DevicesPage() {
  const devices = useRead(account.devices, {})
  const endOthers = async () => {
    await write(account.endSessions, { query: { keeps: 'current' } }, { stale: [account.devices] })
    toast('其他设备已退出', { icon: 'check' })
  }
  const endAll = async () => {
    if (!(await confirm({ title: '退出所有设备', text: '包括这台设备，之后需要重新登录。', yes: '全部退出', danger: true }))) return
    await write(account.endSessions, { query: {} })
    useSession.getState().end()
    queries.clear()
    await go('me')
  }
  return (
    <Screen>
      <Loaded of={devices} skeleton={1}>
        {({ results }) => (
          <View className="pad stack pb32">
            <View className="t14 c2">不认识的设备请退出，再修改密码。</View>
            {results.map((device) => (
              <DeviceCard key={device.sessionId} device={device} />
            ))}
            {results.length > 1 && (
              <Button kind="soft" block onPress={endOthers}>
                退出其他设备
              </Button>
            )}
            <Button kind="line" block onPress={endAll}>
              退出所有设备
            </Button>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

function DeviceCard({ device: { sessionId, name, loggedInAt, lastSeenAt, isCurrent } }: { device: Device }) {
  const end = async () => {
    await write(account.endSession, { params: { sessionId } }, { stale: [account.devices] })
    toast('已退出', { icon: 'check' })
  }
  return (
    <Card>
      <View className="row between g12">
        <View className="grow">
          <View className="t16 b c1">{name}</View>
          <View className="t13 c3 mt4 num">登录于 {shopTime(loggedInAt)}</View>
          <View className="t13 c3 mt2 num">最近使用 {shopTime(lastSeenAt)}</View>
        </View>
        {isCurrent ? (
          <Tag kind="green">这台设备</Tag>
        ) : (
          <Button kind="line" size="s" label={`退出 ${name}`} onPress={end}>
            退出
          </Button>
        )}
      </View>
    </Card>
  )
}
