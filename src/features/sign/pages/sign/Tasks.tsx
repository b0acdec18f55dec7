import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { sign, type SignTask } from '@/contract/sign'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { cx } from '@/ui/element/cx'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'

/** Where each task is done. */
const WAYS: Readonly<Record<string, { icon: IconName; text: string; start: () => Promise<unknown> }>> = {
  patient: { icon: 'user', text: '去添加', start: () => go('patients') },
  reminder: { icon: 'bell', text: '去打开', start: () => write(sign.openRemind, {}) },
  address: { icon: 'location', text: '去添加', start: () => go('address', { mode: 'add' }) },
  cabinet: { icon: 'pill', text: '去打勾', start: () => go('cabinet') },
  order: { icon: 'cart', text: '去选购', start: () => go('category') },
}

/** What else earns coins. */
export function Tasks() {
  const tasks = useRead(sign.tasks, {})
  return (
    <Section title="做任务，攒健康币">
      <Loaded of={tasks}>
        {({ results }) => (
          <View>
            {results.map((task, at) => (
              <Task key={task.id} of={task} isFirst={at === 0} isLast={at === results.length - 1} />
            ))}
          </View>
        )}
      </Loaded>
    </Section>
  )
}

type Props = { of: SignTask; isFirst: boolean; isLast: boolean }

function Task({ of: { id, title, text, coins, status }, isFirst, isLast }: Props) {
  const way = WAYS[id]
  const receive = async () => {
    const given = await write(sign.receiveCoin, { body: { id } })
    toast(`已领取 ${given.coins} 枚健康币`, { icon: 'check' })
  }
  return (
    <View className={cx('row gap-12 sign__task elder-wrap', isFirst && 'sign__task--first', isLast && 'sign__task--last')}>
      <View className="sign__taskIcon">
        <Icon name={way?.icon ?? 'check-circle'} size={20} />
      </View>
      <View className="grow">
        <View className="text-14 weight-medium color-title">{title}</View>
        <View className="text-12 color-secondary margin-top-2">{text}</View>
      </View>
      <View className="text-14 weight-bold color-coin num">+{coins}</View>
      {status === 'completed' && (
        <Button size="s" label={`领取${title}的健康币`} onPress={receive}>
          领取
        </Button>
      )}
      {status === 'open' && way && (
        <Button size="s" kind="soft" label={`${way.text}，${title}`} onPress={way.start}>
          {way.text}
        </Button>
      )}
      {status === 'received' && <View className="text-13 color-secondary sign__received">已完成</View>}
    </View>
  )
}
