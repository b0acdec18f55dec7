import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { mall } from '@/contract/mall'
import { isPlainName, LinkGroups } from '@/domain/links/LinkGroups'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'

/**
 * Route `rulesList`: the index of every text and of what can be done about one's data; three presses from any tab. A page that this
 * release does not have is left out.
 */
export default function RulesPage() {
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <Loaded of={useRead(mall.rules, {}, { staleTime: 600_000 })} skeleton={1}>
          {({ groups }) => <LinkGroups groups={groups.map(({ title, names }) => ({ title, names: names.filter(isPlainName) }))} />}
        </Loaded>
      </View>
    </Screen>
  )
}
