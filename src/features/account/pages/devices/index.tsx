import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { account, type Device } from '@/contract/account'
import { endSession } from '@/api/endSession'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { confirm } from '@/ui/feedback/dialog'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Tag } from '@/ui/text/Tag'
import { toast } from '@/ui/feedback/toast'

/** Route `devices`: where the member is logged in; one or all can be logged out. */
export default function DevicesPage() {
  const devices = useRead(account.devices, {})
  const endOthers = async () => {
    await write(account.endSessions, { query: { keeps: 'current' } })
    toast('其他设备已退出', { icon: 'check' })
  }
  const endAll = async () => {
    if (!(await confirm({ title: '退出所有设备', text: '包括这台设备，之后需要重新登录。', yes: '全部退出', danger: true }))) return
    await write(account.endSessions, { query: {} })
    endSession()
    await go('me')
  }
  return (
    <Screen>
      <Loaded of={devices} skeleton={1}>
        {({ results }) => (
          <View className="padding-gutter stack padding-bottom-32">
            <View className="text-14 color-body">不认识的设备请退出，再修改密码。</View>
            {results.map((device) => (
              <DeviceCard key={device.sessionId} device={device} />
            ))}
            {results.length > 1 && (
              <Button kind="soft" block onPress={endOthers}>
                退出其他设备
              </Button>
            )}
            <Button kind="outline" block onPress={endAll}>
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
    await write(account.endSession, { params: { sessionId } })
    toast('已退出', { icon: 'check' })
  }
  return (
    <Card>
      <View className="row justify-between gap-12">
        <View className="grow">
          <View className="text-16 weight-bold color-title">{name}</View>
          <View className="text-13 color-secondary margin-top-4 num">登录于 {shopTime(loggedInAt)}</View>
          <View className="text-13 color-secondary margin-top-2 num">最近使用 {shopTime(lastSeenAt)}</View>
        </View>
        {isCurrent ? (
          <Tag kind="green">这台设备</Tag>
        ) : (
          <Button kind="outline" size="s" label={`退出 ${name}`} onPress={end}>
            退出
          </Button>
        )}
      </View>
    </Card>
  )
}
