import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { partner } from '@/contract/partner'
import { shopTime } from '@/lib/shopTime'
import { go } from '@/routes/go'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'

/** Routes `authInfoList` and `miniAuthInfoList`: partners the member let in. */
export default function PartnersPage() {
  const partners = useRead(partner.list, {})
  return (
    <Screen>
      <View className="pad stack pb32">
        <Loaded
          of={partners}
          skeleton={1}
          empty={({ results }) => results.length === 0}
          emptyView={<Empty picture="success" title="没有授权任何合作方" text="授权过的合作方会列在这里，可以随时取消" />}
        >
          {({ results }) =>
            results.map(({ partner: id, name, purpose, expiresAt }) => (
              <Card key={id} onPress={() => go('miniServiceAuth', { partner: id })}>
                <View className="row between g8">
                  <View className="t16 b c1 grow">{name}</View>
                  <Icon name="arrow-right" size={16} className="chev" />
                </View>
                <View className="t14 c2 mt4">{purpose}</View>
                <View className="t13 c3 mt4 num">到 {shopTime(expiresAt)} 为止</View>
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
