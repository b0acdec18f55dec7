import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { useConnectivity } from '@/platform/connectivity'
import { useScrollMemory } from '@/platform/scrollMemory'
import { goBack } from '@/routes/go'
import { useRoute } from '@/routes/useRoute'
import { a11y } from './a11y'
import { cx } from './cx'
import { useDemonstration } from './demonstration'
import { useDomId } from './domId'
import { useElder } from './elder'
import { LayersLater } from './LayersLater'
import { NavBar } from './NavBar'
import { navSpace } from './navSpace'
import { Notice } from './Notice'
import { ScreenHost } from './screenHost'
import type { Share } from './sharingTypes'
import { TabBar, type TabName } from './TabBar'
import { typeScale } from './typeScale'
import { useArrival } from './useArrival'
import { useNotedPage } from './useNotedPage'
import { useOnTop } from './useOnTop'
import { usePageTitle } from './usePageTitle'
import { useScrolled } from './useScrolled'
import { useSharing } from './useSharing'

type Props = {
  children: ReactNode
  /** The route's own title where the page knows no better one. */
  title?: string | undefined
  keywords?: string | undefined
  description?: string | undefined
  /** `over` lies on the page's picture; `none` leaves the head to the page, below WeChat's capsule; `own` the room for the capsule too. */
  nav?: 'paper' | 'over' | 'none' | 'own'
  /** The page says its title itself, in large letters: the bar stays without. */
  saysTitle?: boolean
  navRight?: ReactNode
  /** Instead of going back one page. */
  onBack?: () => unknown
  /** A tab of the shop: no arrow, and the tab bar at the bottom. */
  tab?: TabName
  bottomBar?: ReactNode
  /** One hue at the top that fades to paper: green care, grain reward, amber waiting, sky clinical, deep membership. */
  tint?: 'green' | 'grain' | 'amber' | 'sky' | 'deep'
  /** Where its content is passed on with other words than its title, a picture, or to fewer people than its row says. */
  share?: Share
  className?: string
}

const belowCapsule = navSpace.below ? { style: { paddingTop: `${navSpace.below}px` } } : {}

/** The only place that knows navigation bar, title, safe areas, elder mode, the 150 ms overlay, the offline notice and the layers above a page. */
export function Screen({
  children,
  title,
  keywords,
  description,
  nav = 'paper',
  saysTitle,
  navRight,
  onBack = goBack,
  tab,
  bottomBar,
  tint,
  share,
  className,
}: Props) {
  const { name, row, params } = useRoute()
  useNotedPage(name, params)
  const elder = useElder((state) => state.elder)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const top = useDomId('top')
  const scrolled = useScrolled(top)
  const onTop = useOnTop()
  const demonstration = useDemonstration(({ sentence }) => sentence)
  const hasActions = bottomBar !== undefined || tab !== undefined
  useScrollMemory({ restores: row.restoresScroll === true, tab: row.tab === true })
  const scale = typeScale(elder)
  const words = title ?? row.title
  usePageTitle({ title: words, keywords: keywords ?? row.keywords, description: description ?? row.description })
  useArrival({ name, row, params })
  useSharing({ name, row, params, title: words, share, onTop })

  return (
    <View ref={setHost} className={cx('q-screen', scale.className, className)} style={scale.style}>
      <View id={top} className="q-screen__top" {...a11y({ hidden: true })} />
      {tint && <View className={cx('q-screen__tint', tint !== 'green' && `q-screen__tint--${tint}`)} />}
      {(nav === 'paper' || nav === 'over') && (
        <NavBar
          title={saysTitle ? undefined : words}
          over={nav === 'over'}
          solid={scrolled}
          onBack={tab ? undefined : onBack}
          right={navRight}
        />
      )}
      <ScreenHost.Provider value={host}>
        <View className="q-screen__body" {...(nav === 'none' && belowCapsule)} {...a11y({ role: 'main' })}>
          <OfflineNotice below={nav === 'over'} />
          {children}
        </View>
        {(hasActions || demonstration !== undefined) && (
          <View className="q-foot" {...a11y({ role: 'region', label: hasActions ? '页面操作' : '演示说明' })}>
            {demonstration !== undefined && <View className="q-demonstration">{demonstration}</View>}
            {bottomBar}
            {tab && <TabBar tab={tab} />}
          </View>
        )}
        {onTop && <LayersLater />}
      </ScreenHost.Provider>
    </View>
  )
}

/** Below the buttons that lie on a picture. */
function OfflineNotice({ below }: { below: boolean }) {
  const online = useConnectivity((state) => state.online)
  if (online) return null
  const notice = (
    <Notice icon="warning" edge>
      当前没有网络，已显示的内容仍可查看
    </Notice>
  )
  return below ? <View className="q-screen__offline">{notice}</View> : notice
}
