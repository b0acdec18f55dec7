import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { isSinglePage } from '@/routes/singlePage'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { navSpace } from '../element/navSpace'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

type Props = {
  /** The page's main heading; over a picture it repeats what Screen has told already, once there is ground behind it. */
  title?: string | undefined
  /** Lies on the page's picture instead of above it. */
  over?: boolean
  /** The page has moved below it: it is paper now, not glass. */
  solid?: boolean
  /** Shown as an arrow; a tab has none, nor a single page of moments, which is no step of a way. */
  onBack?: (() => unknown) | undefined
  right?: ReactNode
}

const style = { paddingTop: navSpace.statusBar }
const end = navSpace.right ? { paddingRight: `calc(${navSpace.right}px - var(--gutter))` } : {}

/**
 * The bar at the top, drawn by Screen: transparent on paper, title in the middle while there is room for it, back at the left. What
 * stands at its right is kept clear of WeChat's capsule.
 */
export function NavBar({ title, over, solid, onBack, right }: Props) {
  return (
    <View
      className={cx('q-nav-box', over && 'q-nav-box--over', solid && 'q-nav-box--solid')}
      style={over ? {} : style}
      {...a11y({ role: 'banner' })}
    >
      <View className="q-nav" style={over ? style : {}}>
        <View className="q-nav__left">
          {onBack && !isSinglePage && (
            <Press className="q-nav__back" label="返回" onPress={onBack}>
              {over ? (
                <View className="q-disc">
                  <Icon name="arrow-left" size={20} />
                </View>
              ) : (
                <Icon name="arrow-left" />
              )}
            </Press>
          )}
        </View>
        {title && (!over || solid) ? (
          <View className="q-nav__title" {...a11y(over ? { hidden: true } : { role: 'heading', level: 1, focusable: true })}>
            {title}
          </View>
        ) : null}
        <View className="q-nav__right" style={end}>
          {right}
        </View>
      </View>
    </View>
  )
}
