import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { preference } from '@/contract/preference'
import { shopTime } from '@/lib/time'
import { useRoute } from '@/routes/useRoute'
import { Card } from '@/ui/card/Card'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Switch } from '@/ui/form/Switch'

const WORDS = {
  tel: {
    label: '接听营销电话',
    text: '开启后，我们可能在每天 9:00–20:00 打电话告诉您优惠和新品，每月不超过 2 次。不会谈到您的处方与健康信息。',
  },
  msg: { label: '接收营销短信', text: '开启后，我们可能发短信告诉您优惠和新品，每月不超过 4 条，每条都可以回复退订。短信里不出现药名。' },
} as const

/** Routes `marketingTelInfo` and `marketingMsgInfo`: one consent each, off until given, taken back with the same press. */
export default function MarketingPage() {
  const { params, row } = useRoute()
  const kind = params.kind === 'tel' ? 'tel' : 'msg'
  const marketing = useRead(preference.marketing, {})
  const turn = (on: boolean) => write(preference.setMarketing, { body: { kind, on } })
  return (
    <Screen title={row.title}>
      <Loaded of={marketing} skeleton={1}>
        {(data) => (
          <View className="padding-gutter stack">
            <Card>
              <Switch label={WORDS[kind].label} on={data[kind].on} onChange={turn} />
              <View className="text-14 color-body margin-top-8">{WORDS[kind].text}</View>
              {data[kind].changedAt !== null && (
                <View className="text-13 color-secondary margin-top-8 num">{shopTime(data[kind].changedAt)} 修改</View>
              )}
            </Card>
            <View className="text-13 color-secondary">不开启不影响任何服务。关闭后立即生效，已经拒绝的我们不会再问。</View>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
