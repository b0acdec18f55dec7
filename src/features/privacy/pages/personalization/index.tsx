import { View } from '@tarojs/components'
import { makeStale } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { mall } from '@/contract/mall'
import { preference } from '@/contract/preference'
import { search } from '@/contract/search'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Chip } from '@/ui/Chip'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { Switch } from '@/ui/Switch'
import { toast } from '@/ui/toast'
import { AnalyticsSwitch } from '../../AnalyticsSwitch'

const TYPE = 'product_mhy'

/** Routes `personalization` and `miniPersonalization`: what arranges the lists, the switch, and forgetting what it used. */
export default function PersonalizationPage() {
  const member = useSession((session) => session.member)
  const present = useRead(preference.personalization, { query: { personalizationType: TYPE } })
  const changed = { stale: [preference.personalization] }
  const turn = async (personalizationStatus: boolean) => {
    if (!member) return openLogin()
    await write(preference.setPersonalization, { body: { personalizationType: TYPE, personalizationStatus } }, changed)
    await makeStale(mall.home, search.list, search.result, search.hotWords)
  }
  const forget = async () => {
    await write(preference.clearTags, {}, changed)
    toast('标签已清除', { icon: 'check' })
  }
  return (
    <Screen>
      <Loaded of={present} skeleton={1}>
        {({ personalizationStatus, tags }) => (
          <View className="pad stack pb32">
            <Card>
              <Switch label="个性化推荐" on={personalizationStatus} onChange={turn} />
              <View className="t14 c2 mt8">
                {personalizationStatus ? '优先显示与您看过、收藏过的商品同类的非处方药和健康商品。' : '已关闭：推荐按销量排序，人人相同。'}
              </View>
              <View className="t14 c2 mt4">不使用处方、诊断和购药记录。价格与是否开启无关。</View>
              {!member && <View className="t14 c2 mt4">未登录时不做个性化推荐。</View>}
            </Card>
            {tags.length > 0 && (
              <Card>
                <View className="t18 b c1">用到的标签</View>
                <View className="row wrap g8 mt12">
                  {tags.map((tag) => (
                    <Chip key={tag}>{tag}</Chip>
                  ))}
                </View>
                <View className="mt16">
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
