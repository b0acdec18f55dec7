import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import { Icon } from './Icon'
import { navSpace } from './navSpace'
import { Press } from './Press'

type Props = {
  title?: string | undefined
  /** Lies on the page's picture instead of above it. */
  over?: boolean
  /** The page has moved below it: it is paper now, not glass. */
  solid?: boolean
  /** Shown as an arrow; a tab has none. */
  onBack?: (() => unknown) | undefined
  right?: ReactNode
}

const style = navSpace.top ? { paddingTop: `${navSpace.top}px` } : {}
const end = navSpace.right ? { paddingRight: `calc(${navSpace.right}px - var(--gutter))` } : {}

/** The bar at the top: transparent on paper, title in the middle while there is room for it, back at the left; WeChat's capsule stays clear. */
export function NavBar({ title, over, solid, onBack, right }: Props) {
  return (
    <View
      className={cx('q-nav-box', over && 'q-nav-box--over', solid && 'q-nav-box--solid')}
      style={over ? {} : style}
      {...a11y({ role: 'banner' })}
    >
      <View className="q-nav" style={over ? style : {}}>
        <View className="q-nav__l">
          {onBack && (
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
          <View className="q-nav__title" {...a11y({ role: 'heading', level: 1 })}>
            {title}
          </View>
        ) : null}
        <View className="q-nav__r" style={end}>
          {right}
        </View>
      </View>
    </View>
  )
}
