import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { publicUrl } from '@/routes/resolve'
import type { ParamsOf } from '@/routes/route'
import { routes, type RouteName, type Routes } from '@/routes/table'
import { a11y } from '@/ui/a11y'
import { Cell, CellGroup } from '@/ui/Cell'

/** A page that opens without being told anything. */
type PlainName = { [Name in RouteName]: Record<never, never> extends ParamsOf<Routes[Name]> ? Name : never }[RouteName]
export type LinkGroup = { title: string; names: readonly PlainName[] }

/** Pages of the shop by their titles, in groups with a heading each. */
export const LinkGroups = ({ groups }: { groups: readonly LinkGroup[] }) => (
  <>
    {groups.map(({ title, names }) => (
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
  </>
)
