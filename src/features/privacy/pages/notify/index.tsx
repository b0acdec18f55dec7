import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { preference } from '@/contract/preference'
import { push } from '@/contract/push'
import { go } from '@/routes/go'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Screen } from '@/ui/shell/Screen'

/** Route `notify`: the three ways the shop may address a member, each with its own switch behind it. */
export default function NotifyPage() {
  const kinds = useRead(push.query, {})
  const marketing = useRead(preference.marketing, {})
  const spoken = (on: boolean | undefined) => (on === undefined ? '' : on ? '已开启' : '未开启')
  const activity = kinds.data?.results.find(({ type }) => type === 'activity')?.on
  return (
    <Screen>
      <View className="padding-gutter stack">
        <CellGroup>
          <Cell
            title="消息推送"
            value={activity === undefined ? '' : `活动消息${spoken(activity)}`}
            onPress={() => go('pushNotification')}
          />
          <Cell title="营销电话" value={spoken(marketing.data?.tel.on)} onPress={() => go('marketingTelInfo')} />
          <Cell title="营销短信" value={spoken(marketing.data?.msg.on)} onPress={() => go('marketingMsgInfo')} />
        </CellGroup>
        <View className="text-14 color-body">
          三项分别设置，默认都不开启，关闭后立即生效。验证码、订单和用药安全通知不是营销，不受影响。
        </View>
      </View>
    </Screen>
  )
}
