import { View } from '@tarojs/components'
import { startReporting } from '@/domain/analytics/startReporting'
import { useAnalyticsConsent } from '@/platform/analytics/consent'
import { Card } from '@/ui/card/Card'
import { Switch } from '@/ui/form/Switch'

/** The yes to reporting how the shop runs: off until it is given, of this device alone, taken back by the same press (PIPL 15). */
export function AnalyticsSwitch() {
  const { allowed, allow } = useAnalyticsConsent()
  const turn = (on: boolean) => {
    allow(on)
    startReporting()
  }
  return (
    <Card>
      <Switch label="帮助改进（使用统计）" on={allowed} onChange={turn} />
      <View className="text-14 color-body margin-top-8">
        只记录从哪里进来、打开了哪类页面、用了多久、按了哪个按钮和出了什么错，用来发现卡顿和故障。
      </View>
      <View className="text-14 color-body margin-top-4">
        不记录您是谁、搜了什么、买了什么，也不记录用药信息；保存 90 天后删除。关闭不影响任何功能。
      </View>
    </Card>
  )
}
