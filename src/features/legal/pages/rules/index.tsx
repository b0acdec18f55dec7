import { View } from '@tarojs/components'
import { LinkGroups } from '@/domain/links/LinkGroups'
import { Screen } from '@/ui/Screen'
import { RULE_GROUPS } from '../../ruleGroups'

/** Route `rulesList`: the index of every text and of what can be done about one's data; three presses from any tab. */
export default function RulesPage() {
  return (
    <Screen>
      <View className="pad stack pb32">
        <LinkGroups groups={RULE_GROUPS} />
      </View>
    </Screen>
  )
}
