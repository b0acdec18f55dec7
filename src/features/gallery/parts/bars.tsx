import { View } from '@tarojs/components'
import { useContext, useEffect, type ComponentProps, type ReactNode } from 'react'
import { ElderSwitch } from '@/ui/shell/ElderSwitch'
import { IconButton } from '@/ui/press/IconButton'
import { NavBar } from '@/ui/shell/NavBar'
import { TabBar, type TabName } from '@/ui/shell/TabBar'
import { useTabBadges } from '@/ui/shell/tabBadges'
import { nothing } from '../exhibit/never'
import { OnePart } from '../exhibit/onePart'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const ICONS = (
  <>
    <IconButton name="heart" label="收藏" onPress={nothing} />
    <IconButton name="share" label="分享" onPress={nothing} />
  </>
)
const DISCS = <IconButton name="share" label="分享" disc size={20} onPress={nothing} />

/** The bar stays at the top of what scrolls around it; here each stands in a box of its own. */
const Head = ({ name, below, ...bar }: ComponentProps<typeof NavBar> & { name: string; below?: ReactNode }) => (
  <State name={name} wide>
    <View className="exhibit__head">
      <NavBar {...bar} />
      {below}
    </View>
  </State>
)

const picture = <View className="exhibit__hero" />

const Heads = () => (
  <>
    <Head name="tab" title="购物车" />
    <Head name="page" title="订单详情" onBack={nothing} />
    <Head name="actions" title="商品详情" onBack={nothing} right={ICONS} />
    <Head name="words" title="我的" right={<ElderSwitch />} />
    <Head name="long" title="个人信息收集清单与第三方共享清单" onBack={nothing} />
    <Head name="untitled" onBack={nothing} />
    <Head name="over" over title="商品详情" onBack={nothing} right={DISCS} below={picture} />
    <Head name="solid" over solid title="商品详情" onBack={nothing} right={DISCS} below={picture} />
  </>
)

const TABS: readonly TabName[] = ['home', 'category', 'pharmacist', 'cart', 'me']

const Tabs = () => {
  const { id } = useContext(OnePart)
  useEffect(() => {
    useTabBadges.setState({ cart: 3, me: '新' })
    return () => useTabBadges.setState({}, true)
  }, [id])
  return (
    <>
      {TABS.map((tab) => (
        <State key={tab} name={tab} wide>
          <View className="q-foot">
            <TabBar tab={tab} />
          </View>
        </State>
      ))}
    </>
  )
}

export const barParts: Part[] = [
  { id: 'nav-bar', title: '导航栏', Show: Heads },
  { id: 'tab-bar', title: '标签栏', Show: Tabs },
]
