import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { preference } from '@/contract/preference'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Chip } from '@/ui/press/Chip'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Switch } from '@/ui/form/Switch'
import { toast } from '@/ui/feedback/toast'
import { AnalyticsSwitch } from './AnalyticsSwitch'

const TYPE = 'product_mhy'

/** Routes `personalization` and `miniPersonalization`: what arranges the lists, the switch, and forgetting what it used. */
export default function PersonalizationPage() {
  const member = useSession((session) => session.member)
  const present = useRead(preference.personalization, { query: { personalizationType: TYPE } })
  const turn = async (personalizationStatus: boolean) => {
    if (!member) return openLogin()
    await write(preference.setPersonalization, { body: { personalizationType: TYPE, personalizationStatus } })
  }
  const forget = async () => {
    await write(preference.clearTags, {})
    toast('标签已清除', { icon: 'check' })
  }
  return (
    <Screen>
      <Loaded of={present} skeleton={1}>
        {({ personalizationStatus, tags }) => (
          <View className="padding-gutter stack padding-bottom-32">
            <Card>
              <Switch label="个性化推荐" on={personalizationStatus} onChange={turn} />
              <View className="text-14 color-body margin-top-8">
                {personalizationStatus ? '优先显示与您看过、收藏过的商品同类的非处方药和健康商品。' : '已关闭：推荐按销量排序，人人相同。'}
              </View>
              <View className="text-14 color-body margin-top-4">不使用处方、诊断和购药记录。价格与是否开启无关。</View>
              {!member && <View className="text-14 color-body margin-top-4">未登录时不做个性化推荐。</View>}
            </Card>
            {tags.length > 0 && (
              <Card>
                <View className="text-18 weight-bold color-title">用到的标签</View>
                <View className="row wrap gap-8 margin-top-12">
                  {tags.map((tag) => (
                    <Chip key={tag}>{tag}</Chip>
                  ))}
                </View>
                <View className="margin-top-16">
                  <Button kind="soft" block onPress={forget}>
                    清除标签
                  </Button>
                </View>
              </Card>
            )}
            <AnalyticsSwitch />
            <CellGroup>
              <Cell title="推荐是怎样算的" onPress={() => go('personalizationRule')} />
            </CellGroup>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
