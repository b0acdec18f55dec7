import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import { SignStatus, type sign, type SignDay } from '@/contract/sign'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { usePress } from '@/ui/press/usePress'
import { askToMakeUp, nameOfDay } from './makeUp'

type Props = {
  day: SignDay
  info: Output<typeof sign.info>
  /** Whether a missed day is made up by a press of it: a seventh of the width is too narrow for an older finger. */
  isPressable: boolean
}

const GIFTS = { none: '', week: '周礼', month: '月礼' } as const

/** A day: signed, today, to be made up by a press, a gift, or what it will give. */
export function DayCell({ day, info, isPressable }: Props) {
  const { date, signStatus, gift } = day
  const isToday = date === info.today.date
  const isSigned = signStatus === SignStatus.signed
  const { press, busy } = usePress(() => askToMakeUp(date, info))
  const number = Number(date.slice(8))
  const isGolden = signStatus === SignStatus.canMakeUp || gift !== 'none'
  const text = textOf(day, isToday, date < info.today.date)
  const face = (
    <>
      <View
        {...a11y({ hidden: true })}
        className={cx(
          'sign__face num',
          isSigned && 'sign__face--signed',
          isToday && !isSigned && 'sign__face--today',
          signStatus === SignStatus.canMakeUp && 'sign__face--missed',
          gift !== 'none' && !isToday && 'sign__face--gift',
        )}
      >
        {isSigned ? <Icon name="check" size={18} /> : gift !== 'none' && !isToday ? <Icon name="gift" size={18} /> : number}
      </View>
      <View
        {...a11y({ hidden: true })}
        className={cx('text-12', isSigned || isToday ? 'color-link' : isGolden ? 'color-coin' : 'color-secondary')}
      >
        {text}
      </View>
    </>
  )
  if (!isPressable || signStatus !== SignStatus.canMakeUp) {
    return (
      <View className="sign__day" {...a11y({ role: 'img', label: `${nameOfDay(date)}，${wordsOf(day, text)}` })}>
        {face}
      </View>
    )
  }
  return (
    <Press className="sign__day" label={`${number} 补签，${nameOfDay(date)}漏签`} busy={busy || undefined} onPress={press}>
      {face}
    </Press>
  )
}

function textOf({ signStatus, gift, coins }: SignDay, isToday: boolean, isPast: boolean): string {
  if (signStatus === SignStatus.signed) return '已签'
  if (signStatus === SignStatus.canMakeUp) return '补签'
  if (isToday) return '今天'
  if (isPast) return ''
  return GIFTS[gift] || `+${coins}`
}

const wordsOf = ({ signStatus }: SignDay, text: string) => (signStatus === SignStatus.canMakeUp ? '漏签' : text || '未签到')
