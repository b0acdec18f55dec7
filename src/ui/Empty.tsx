import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import { illustrations, type IllustrationName } from './illustrations'
import { Picture } from './Picture'

type Props = {
  picture?: IllustrationName
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
      <Picture className="q-empty__p" src={illustrations[picture]} eager />
      <View className="q-empty__t" {...a11y({ role: 'heading', level: 2 })}>
        {title}
      </View>
      {text !== undefined && <View className="q-empty__d">{text}</View>}
      {children !== undefined && <View className="q-empty__f">{children}</View>}
    </View>
  )
}
