import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { partner } from '@/contract/partner'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Empty } from '@/ui/state/Empty'
import { Icon } from '@/ui/icons/Icon'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'

/** Routes `authInfoList` and `miniAuthInfoList`: partners the member let in. */
export default function PartnersPage() {
  const partners = useRead(partner.list, {})
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <Loaded
          of={partners}
          skeleton={1}
          empty={({ results }) => results.length === 0}
          emptyView={<Empty picture="success" title="没有授权任何合作方" text="授权过的合作方会列在这里，可以随时取消" />}
        >
          {({ results }) =>
            results.map(({ partner: id, name, purpose, expiresAt }) => (
              <Card key={id} onPress={() => go('miniServiceAuth', { partner: id })}>
                <View className="row justify-between gap-8">
                  <View className="text-16 weight-bold color-title grow">{name}</View>
                  <Icon name="arrow-right" size={16} className="chevron" />
                </View>
                <View className="text-14 color-body margin-top-4">{purpose}</View>
                <View className="text-13 color-secondary margin-top-4 num">到 {shopTime(expiresAt)} 为止</View>
              </Card>
            ))
          }
        </Loaded>
        <CellGroup>
          <Cell title="第三方授权说明" onPress={() => go('partnerAuthRule')} />
        </CellGroup>
      </View>
    </Screen>
  )
}
