import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { agreement } from '@/contract/agreement'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Empty } from '@/ui/state/Empty'
import { Icon } from '@/ui/icons/Icon'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
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
          <View className="padding-gutter stack padding-bottom-32">
            {results.map(({ document, title, version, status, at }) => (
              <Card key={document} onPress={() => go('agreeDetail', { document })}>
                <View className="row justify-between gap-8">
                  <View className="text-16 weight-bold color-title grow">{title}</View>
                  <StatusTag status={status} />
                  <Icon name="arrow-right" size={16} className="chevron" />
                </View>
                <View className="text-13 color-secondary margin-top-4 num">
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
