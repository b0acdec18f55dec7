import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import type { StageState } from './Stages'
import './timeline.scss'

type Entry = { id?: string; title: ReactNode; text?: ReactNode; time?: string; state?: Exclude<StageState, 'stopped'> }

/** What happened, the newest on top. Without states the first entry is where things stand. */
export function Timeline({ entries, label }: { entries: readonly Entry[]; label: string }) {
  return (
    <View className="q-timeline" {...a11y({ role: 'list', label })}>
      {entries.map(({ id, title, text, time, state }, at) => (
        <View
          key={id ?? `${time}-${at}`}
          className={cx('q-timeline__item', state ?? (at === 0 ? 'on' : 'done'), at === entries.length - 1 && 'last')}
          {...a11y({ role: 'listitem' })}
        >
          <View className={cx('text-14', at === 0 ? 'weight-bold color-title' : 'color-body')}>{title}</View>
          {text !== undefined && <View className="text-13 color-secondary margin-top-2">{text}</View>}
          {time !== undefined && <View className="text-12 color-caption margin-top-2 num">{time}</View>}
        </View>
      ))}
    </View>
  )
}
