import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { agreement } from '@/contract/agreement'
import { shopTime } from '@/lib/shopTime'
import { go } from '@/routes/go'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { StatusTag } from '../../StatusTag'

/** Route `agreeList`: everything the member said yes or no to, and how it stands now. */
export default function AgreementsPage() {
  const agreements = useRead(agreement.list, {})
  return (
    <Screen>
      <Loaded
        of={agreements}
        skeleton={1}
        empty={({ results }) => results.length === 0}
        emptyView={<Empty page picture="orders" title="还没有同意过协议" text="登录、添加用药人等场景同意的协议会列在这里" />}
      >
        {({ results }) => (
          <View className="pad stack pb32">
            {results.map(({ document, title, version, status, at }) => (
              <Card key={document} onPress={() => go('agreeDetail', { document })}>
                <View className="row between g8">
                  <View className="t16 b c1 grow">{title}</View>
                  <StatusTag status={status} />
                  <Icon name="arrow-right" size={16} className="chev" />
                </View>
                <View className="t13 c3 mt4 num">
                  版本 {version}，{shopTime(at)}
                </View>
              </Card>
            ))}
            <CellGroup>
              <Cell title="同意记录" onPress={() => go('agreeHistory')} />
              <Cell title="协议与规则" onPress={() => go('rulesList')} />
            </CellGroup>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
