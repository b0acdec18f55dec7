import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { push } from '@/contract/push'
import { Card } from '@/ui/Card'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { Switch } from '@/ui/Switch'

/** Route `pushNotification`: each kind of message by itself, effective at once; activities are off until switched on. */
export default function PushPage() {
  const kinds = useRead(push.query, {})
  return (
    <Screen>
      <Loaded of={kinds} skeleton={1}>
        {({ results }) => (
          <View className="pad stack pb32">
            {results.map(({ type, title, text, on }) => (
              <Card key={type}>
                <Switch
                  label={title}
                  on={on}
                  onChange={(wanted) => write(push.update, { body: { type, on: wanted } }, { stale: [push.query] })}
                />
                <View className="t14 c2 mt4">{text}</View>
              </Card>
            ))}
            <View className="t13 c3">关闭后立即生效。验证码与用药安全通知以短信发送，不受影响。</View>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
