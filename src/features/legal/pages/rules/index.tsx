import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { publicUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { a11y } from '@/ui/a11y'
import { Cell, CellGroup } from '@/ui/Cell'
import { Screen } from '@/ui/Screen'
import { RULE_GROUPS } from '../../ruleGroups'

/** Route `rulesList`: the index of every text and of what can be done about one's data; three presses from any tab. */
export default function RulesPage() {
  return (
    <Screen>
      <View className="pad stack pb32">
        {RULE_GROUPS.map(({ title, names }) => (
          <View key={title}>
            <View className="t14 c3 mt8" {...a11y({ role: 'heading', level: 2 })}>
              {title}
            </View>
            <CellGroup className="mt8">
              {names.map((name) => (
                <Cell key={name} title={routes[name].title} href={publicUrl(name)} onPress={() => go(name)} />
              ))}
            </CellGroup>
          </View>
        ))}
      </View>
    </Screen>
  )
}
