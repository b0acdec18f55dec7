import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { a11y } from '../element/a11y'
import { Badge } from '../text/Badge'
import { cx } from '../element/cx'
import { useElder } from '../text/elder'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Press } from '../press/Press'
import { useTabBadges } from './tabBadges'

export type TabName = 'home' | 'category' | 'pharmacist' | 'cart' | 'me'

const TABS: ReadonlyArray<{ name: TabName; text: string; elderText?: string; icon: IconName; iconOn?: IconName; elderHides?: true }> = [
  { name: 'home', text: '首页', icon: 'home', iconOn: 'home-solid' },
  { name: 'category', text: '分类', elderText: '买药', icon: 'category' },
  { name: 'pharmacist', text: '问药师', icon: 'stethoscope', elderHides: true },
  { name: 'cart', text: '购物车', icon: 'cart' },
  { name: 'me', text: '我的', icon: 'user' },
]

/** What a number on a tab counts. */
const UNIT: Partial<Record<TabName, string>> = { cart: ' 件', me: ' 条消息' }

/** The shop's five tabs, drawn by Screen; four larger ones in elder mode. A badge: `useTabBadges.setState({ cart: 3 })`. */
export function TabBar({ tab }: { tab: TabName }) {
  const elder = useElder((state) => state.elder)
  const badges = useTabBadges()
  return (
    <View className="q-tabbar" {...a11y({ role: 'navigation', label: '主导航' })}>
      {TABS.filter((one) => !elder || !one.elderHides).map(({ name, text, elderText, icon, iconOn }) => {
        const on = name === tab
        const count = badges[name] ?? 0
        const words = (elder && elderText) || text
        return (
          <Press
            key={name}
            className={cx('q-tabbar__item', on && 'on')}
            href={urlOf(name, {})}
            label={count ? `${words} ${count}${(typeof count === 'number' && UNIT[name]) || ''}` : words}
            selected={on}
            onPress={() => (on ? undefined : go(name))}
          >
            <Icon name={on && iconOn ? iconOn : icon} />
            {words}
            <Badge count={count} />
          </Press>
        )
      })}
    </View>
  )
}
