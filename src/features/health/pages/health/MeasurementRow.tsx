import { Text, View } from '@tarojs/components'
import { write } from '@/api/write'
import { chronicHealth, type Measurement } from '@/contract/chronicHealth'
import { shopFormat } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'
import { attentionTo } from './attention'
import { besideText, figureText, KIND_TEXT, UNITS } from './measurementWords'

type Props = { patientId: string; measured: Measurement; isLast: boolean }

/** One measurement in figures. */
export function MeasurementRow({ patientId, measured, isLast }: Props) {
  const { id, kind, note, takenAt } = measured
  const time = shopFormat(takenAt, 'M 月 D 日 HH:mm')
  const beside = [besideText(measured), note].filter(Boolean).join(' · ')
  const tag = attentionTo(measured)?.tag
  const remove = async () => {
    const title = `删除 ${time} 的${KIND_TEXT[kind]}？`
    if (!(await confirm({ title, text: '删除后不能恢复', no: '先不删', yes: '删除', danger: true }))) return
    await write(chronicHealth.remove, { params: { patientId, id } })
    toast('记录已删除')
  }
  return (
    <View className={cx('row gap-8 health__row', isLast && 'health__row--last')} {...a11y({ role: 'listitem' })}>
      <View className="grow">
        <View className="row wrap gap-6">
          <Text className="text-18 weight-bold color-title num">{figureText(measured)}</Text>
          <Text className="text-13 color-secondary">{UNITS[kind]}</Text>
          {tag !== undefined && <Tag kind="rx">{tag}</Tag>}
        </View>
        <View className="text-13 color-secondary margin-top-2 num">{time}</View>
        {beside !== '' && <View className="text-13 color-secondary margin-top-2">{beside}</View>}
      </View>
      <Button kind="text" size="s" icon="trash" label={`删除 ${time} 的${KIND_TEXT[kind]}`} onPress={remove}>
        删除
      </Button>
    </View>
  )
}
