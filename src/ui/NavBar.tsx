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
const row = navSpace.right ? { paddingRight: `${navSpace.right}px` } : {}

/** The bar at the top: transparent on paper, title in the middle, back at the left; WeChat's capsule stays clear. */
export function NavBar({ title, over, solid, onBack, right }: Props) {
  return (
    <View
      className={cx('q-nav-box', over && 'q-nav-box--over', solid && 'q-nav-box--solid')}
      style={over ? {} : style}
      {...a11y({ role: 'banner' })}
    >
      <View className="q-nav" style={over ? { ...row, ...style } : row}>
        {onBack && (
          <View className="q-nav__l">
            <Press className="q-nav__back" label="返回" onPress={onBack}>
              {over ? (
                <View className="q-disc">
                  <Icon name="arrow-left" size={20} />
                </View>
              ) : (
                <Icon name="arrow-left" />
              )}
            </Press>
          </View>
        )}
        {title && (!over || solid) ? (
          <View className={cx('q-nav__title', navSpace.right > 0 && 'q-nav__title--wide')} {...a11y({ role: 'heading', level: 1 })}>
            {title}
          </View>
        ) : null}
        {right !== undefined && <View className="q-nav__r">{right}</View>}
      </View>
    </View>
  )
}
