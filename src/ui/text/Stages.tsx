import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import './stages.scss'

export type StageState = 'done' | 'on' | 'todo' | 'stopped'
const SPOKEN: Record<StageState, string> = { done: '已完成', on: '进行中', todo: '未开始', stopped: '已中止' }

/** The stages of something, side by side. */
export function Stages({ stages, label }: { stages: ReadonlyArray<{ title: string; state: StageState }>; label: string }) {
  return (
    <View className="q-stage" {...a11y({ role: 'list', label })}>
      {stages.map(({ title, state }, at) => (
        <View
          key={title}
          className={cx('q-stage__step', state !== 'todo' && state, at === 0 && 'first')}
          {...a11y({ role: 'listitem', label: `${title}，${SPOKEN[state]}`, current: state === 'on' ? 'step' : undefined })}
        >
          <View className="q-stage__dot">
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'stopped' && <Icon name="close" size={12} />}
          </View>
          <View className="q-stage__title">{title}</View>
        </View>
      ))}
    </View>
  )
}
