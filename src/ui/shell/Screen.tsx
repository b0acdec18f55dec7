import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { inNameOf } from '@/lib/shop'
import { shopMoment } from '@/lib/shopClock'
import { useConnectivity } from '@/platform/connectivity'
import { useKeptSince } from '@/platform/offline/keptNotice'
import { useScrollMemory } from '@/platform/scrollMemory'
import { goBack } from '@/routes/go'
import { useRoute } from '@/routes/useRoute'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { belowCapsule, navSpace } from '../element/navSpace'
import { useDemonstration } from './demonstration'
import { useDomId } from '../element/domId'
import { useElder } from '../text/elder'
import { LazyLayers } from './LazyLayers'
import { NavBar } from './NavBar'
import { Notice } from '../card/Notice'
import { ScreenHost } from '../layer/screenHost'
import type { Share } from '../share/sharingTypes'
import { useShop } from '../state/shop'
import { TabBar, type TabName } from './TabBar'
import { typeScale } from '../text/typeScale'
import { useArrival } from './useArrival'
import { useHeadingFocus } from './useHeadingFocus'
import { useTrackedPage } from './useTrackedPage'
import { VisuallyHidden } from '../element/VisuallyHidden'
import { useOnTop } from '../element/useOnTop'
import { usePageTitle } from './usePageTitle'
import { useScrolled } from './useScrolled'
import { useSharing } from '../share/useSharing'

type Props = {
  children: ReactNode
  /** The route's own title where the page knows no better one. */
  title?: string | undefined
  keywords?: string | undefined
  description?: string | undefined
  /** `over` lies on the page's picture; `none` leaves the head to the page, below WeChat's capsule; `own` begins beside it (`besideCapsule`). */
  nav?: 'paper' | 'over' | 'none' | 'own'
  /** The page says its title itself, as its main heading in large letters: the bar stays without. */
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

const statusBar = { style: { height: navSpace.statusBar } }

/**
 * The only place that knows navigation bar, title, safe areas, elder mode, the 150 ms overlay, the offline notice and the layers above a
 * page. The overlay comes only while a press that writes is under way.
 */
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
  useTrackedPage(name, params)
  const elder = useElder((state) => state.elder)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const top = useDomId('top')
  const scrolled = useScrolled(top)
  const onTop = useOnTop()
  const demonstration = useDemonstration(({ sentence }) => sentence)
  const hasActions = bottomBar !== undefined || tab !== undefined
  useScrollMemory({ restores: row.restoresScroll === true, tab: row.tab === true })
  const scale = typeScale(elder)
  const shop = useShop()
  const named = (own: string | undefined) => own && inNameOf(shop, own)
  const words = title ?? inNameOf(shop, row.title)
  useHeadingFocus(host)
  usePageTitle({ title: words, keywords: keywords ?? named(row.keywords), description: description ?? named(row.description) })
  useArrival({ name, row, params })
  useSharing({ name, row, params, title: words, share, onTop })

  return (
    <View ref={setHost} className={cx('q-screen', scale.className, className)} style={scale.style}>
      <View id={top} className="q-screen__top" {...a11y({ hidden: true })} />
      {tint && <View className={cx('q-screen__tint', tint !== 'green' && `q-screen__tint--${tint}`)} />}
      {(nav === 'none' || nav === 'own') && (
        <View className={cx('q-status', scrolled && 'q-status--solid')} {...statusBar} {...a11y({ hidden: true })} />
      )}
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
          {nav !== 'paper' && !saysTitle && (
            <VisuallyHidden>
              <View {...a11y({ role: 'heading', level: 1, focusable: true })}>{words}</View>
            </VisuallyHidden>
          )}
          <OfflineNotice below={nav === 'over'} />
          {children}
        </View>
        {(hasActions || demonstration !== undefined) && (
          <View
            className={cx('q-foot', !hasActions && 'q-foot--strip')}
            {...a11y({ role: 'region', label: hasActions ? '页面操作' : '演示说明' })}
          >
            {demonstration !== undefined && <View className="q-demonstration">{demonstration}</View>}
            {bottomBar}
            {tab && <TabBar tab={tab} />}
          </View>
        )}
        {onTop && <LazyLayers />}
      </ScreenHost.Provider>
    </View>
  )
}

/** Below the buttons that lie on a picture. */
function OfflineNotice({ below }: { below: boolean }) {
  const online = useConnectivity((state) => state.online)
  const since = useKeptSince()
  if (online && since === undefined) return null
  const notice = (
    <Notice icon="warning" edge>
      {since === undefined ? '当前没有网络，已显示的内容仍可查看' : `网络不可用，显示的是 ${shopMoment(since, Date.now())} 的内容`}
    </Notice>
  )
  return below ? <View className="q-screen__offline">{notice}</View> : notice
}
