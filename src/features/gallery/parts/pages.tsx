import { View } from '@tarojs/components'
import { useState, type ComponentProps } from 'react'
import { goTo } from '@/routes/go'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Button } from '@/ui/press/Button'
import { NotFoundView } from '@/ui/shell/NotFoundView'
import type { Screen } from '@/ui/shell/Screen'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { nothing } from '../exhibit/never'
import type { Part } from '../exhibit/Part'
import { State } from '../exhibit/State'

const TINTS = ['green', 'grain', 'amber', 'sky', 'deep'] as const
const bar = (
  <BottomBar>
    <Button grow onPress={nothing}>
      提交订单
    </Button>
  </BottomBar>
)

/** What a page may ask of its screen. */
const SCREENS: Record<string, Omit<ComponentProps<typeof Screen>, 'children'>> = {
  plain: { title: '订单详情' },
  tab: { title: '购物车', tab: 'cart' },
  bar: { title: '确认订单', bottomBar: bar },
  'tab-bar': { title: '购物车', tab: 'cart', bottomBar: bar },
  over: { title: '商品详情', nav: 'over' },
  bare: { nav: 'none' },
  ...Object.fromEntries(TINTS.map((tint) => [tint, { title: '待付款', tint }])),
}

/** A screen is the whole page: each state is an address of its own, opened from here. */
const Screens = () => (
  <>
    {Object.keys(SCREENS).map((state) => (
      <State key={state} name={state} alone>
        <Button kind="soft" size="m" onPress={() => goTo(`/gallery/screen?state=${state}`)}>
          打开
        </Button>
      </State>
    ))}
  </>
)

/** A pull reads for a moment, so that what is shown meanwhile can be seen. */
const READING = 800

const Pulls = () => {
  const [reads, setReads] = useState(0)
  usePullToRefresh(async () => {
    await new Promise((resolve) => setTimeout(resolve, READING))
    setReads((count) => count + 1)
  })
  return (
    <State name="pulled">
      <View className="q-card text-14 color-body">下拉页面：已重新读取 {reads} 次</View>
    </State>
  )
}

const Unknown = () => (
  <State name="page" wide>
    <NotFoundView />
  </State>
)

export const pageParts: Part[] = [
  { id: 'screen', title: '页面', Show: Screens, screens: SCREENS },
  { id: 'pull', title: '下拉刷新', Show: Pulls },
  { id: 'not-found', title: '没有的页面', Show: Unknown },
]
