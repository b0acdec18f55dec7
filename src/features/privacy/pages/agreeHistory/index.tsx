import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { agreement } from '@/contract/agreement'
import { Card } from '@/ui/card/Card'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { ActsTimeline } from '../../ActsTimeline'

/** Route `agreeHistory`: the whole record, newest first. */
export default function AgreeHistoryPage() {
  const history = useRead(agreement.history, {})
  return (
    <Screen>
      <Loaded
        of={history}
        skeleton={1}
        empty={({ results }) => results.length === 0}
        emptyView={<Empty page picture="orders" title="还没有记录" text="您的每一次同意、不同意和撤回都会记在这里" />}
      >
        {({ results }) => (
          <View className="padding-gutter padding-bottom-32">
            <Card>
              <ActsTimeline acts={results} label="同意记录" isMixed />
            </Card>
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
