import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { push } from '@/contract/push'
import { Card } from '@/ui/card/Card'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Switch } from '@/ui/form/Switch'

/** Route `pushNotification`: each kind of message by itself, effective at once; activities are off until switched on. */
export default function PushPage() {
  const kinds = useRead(push.query, {})
  return (
    <Screen>
      <Loaded of={kinds} skeleton={1}>
        {({ results }) => (
          <View className="padding-gutter stack padding-bottom-32">
            {results.map(({ type, title, text, on }) => (
              <Card key={type}>
                <Switch label={title} on={on} onChange={(wanted) => write(push.update, { body: { type, on: wanted } })} />
                <View className="text-14 color-body margin-top-4">{text}</View>
              </Card>
            ))}
            <View className="text-13 color-secondary">
              关闭后立即生效，不再推送到手机；订单和用药的消息仍可在「消息」里查看。晚上 10 点到早上 8
              点不打扰，付款结果除外。验证码与用药安全通知以短信发送，不受影响。
            </View>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
