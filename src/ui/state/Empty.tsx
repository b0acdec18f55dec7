import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { illustrations, type IllustrationName } from '../illustrations'
import { Picture } from '../picture/Picture'

type Props = {
  /** One that many pages show, or one of the page's own. */
  picture?: IllustrationName | { src: string }
  title: string
  /** One line that says what to do next. */
  text?: ReactNode
  /** One or two buttons. */
  children?: ReactNode
  /** The whole page is empty: more air above. */
  page?: boolean
}

/** Nothing here yet, and the way on. */
export function Empty({ picture = 'cart', title, text, children, page }: Props) {
  return (
    <View className={cx('q-empty', page && 'q-empty--page')}>
      <Picture className="q-empty__picture" src={typeof picture === 'string' ? illustrations[picture] : picture.src} eager />
      <View className="q-empty__title" {...a11y({ role: 'heading', level: 2 })}>
        {title}
      </View>
      {text !== undefined && <View className="q-empty__text">{text}</View>}
      {children !== undefined && <View className="q-empty__actions">{children}</View>}
    </View>
  )
}
