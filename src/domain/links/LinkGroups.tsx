import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { publicUrl } from '@/routes/resolve'
import { expressionOf } from '@/routes/pattern'
import type { ParamsOf, Route } from '@/routes/route'
import { routes, type RouteName, type Routes } from '@/routes/table'
import { a11y } from '@/ui/element/a11y'
import { Cell, CellGroup } from '@/ui/card/Cell'

/** A page without parameters. */
type PlainName = { [Name in RouteName]: Record<never, never> extends ParamsOf<Routes[Name]> ? Name : never }[RouteName]
/** Whether a name is that of such a page. */
export function isPlainName(name: string): name is PlainName {
  const row = Object.entries<Route>(routes).find(([own]) => own === name)?.[1]
  return row !== undefined && expressionOf(row.path).names.length === 0
}

export type LinkGroup = { title: string; names: readonly PlainName[] }

/** Pages of the shop by their titles, in groups with a heading each. */
export const LinkGroups = ({ groups }: { groups: readonly LinkGroup[] }) => (
  <>
    {groups.map(({ title, names }) => (
      <View key={title}>
        <View className="text-14 color-secondary margin-top-8" {...a11y({ role: 'heading', level: 2 })}>
          {title}
        </View>
        <CellGroup className="margin-top-8">
          {names.map((name) => (
            <Cell key={name} title={routes[name].title} href={publicUrl(name)} onPress={() => go(name)} />
          ))}
        </CellGroup>
      </View>
    ))}
  </>
)
