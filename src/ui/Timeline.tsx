import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import type { StageState } from './Stages'

type Entry = { id?: string; title: ReactNode; text?: ReactNode; time?: string; state?: StageState }

/** What happened, the newest on top. Without states the first entry is where things stand. */
export function Timeline({ entries, label }: { entries: readonly Entry[]; label: string }) {
  return (
    <View className="q-tl" {...a11y({ role: 'list', label })}>
      {entries.map(({ id, title, text, time, state }, at) => (
        <View key={id ?? `${time}-${at}`} className={cx('q-tl__i', state ?? (at === 0 ? 'on' : 'done'))} {...a11y({ role: 'listitem' })}>
          <View className={cx('t14', at === 0 ? 'b c1' : 'c2')}>{title}</View>
          {text !== undefined && <View className="t13 c3 mt2">{text}</View>}
          {time !== undefined && <View className="t12 c4 mt2 num">{time}</View>}
        </View>
      ))}
    </View>
  )
}
