import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { sign, SignStatus, type SignDay } from '@/contract/sign'
import { a11y } from '@/ui/element/a11y'
import { toast } from '@/ui/feedback/toast'
import { Switch } from '@/ui/form/Switch'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { useElder } from '@/ui/text/elder'
import { DayCell } from './DayCell'
import { givenText } from './givenText'
import { askToMakeUp, nameOfDay } from './makeUp'

type Props = { info: Output<typeof sign.info> }

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']
const WEEK = WEEKDAYS.length

async function signToday() {
  const given = await write(sign.signToday, {})
  toast(given.repairedDate === null ? givenText('签到成功', given) : givenText('签到成功，昨天已自动补上', given), { icon: 'check' })
}

/** Last week, this one and the next, or this one alone; today's button below. */
export function Calendar({ info }: Props) {
  const isElder = useElder(({ elder }) => elder)
  const [showsAll, setShowsAll] = useState(!isElder)
  const { today, dailySignInfos, signRemindStatus } = info
  const shown = showsAll ? dailySignInfos : dailySignInfos.slice(WEEK, 2 * WEEK)
  const isSigned = today.signStatus === SignStatus.signed
  return (
    <View className="q-card">
      <View className="row justify-between gap-8 wrap">
        <View className="text-16 weight-bold color-title nowrap" {...a11y({ role: 'heading', level: 2 })}>
          {today.date.slice(0, 4)} 年 {Number(today.date.slice(5, 7))} 月
        </View>
        <View className="flex-none">
          <Switch label="签到提醒" on={signRemindStatus} onChange={(on) => write(on ? sign.openRemind : sign.closeRemind, {})} />
        </View>
      </View>
      <View className="sign__days">
        {WEEKDAYS.map((name) => (
          <View key={name} className="text-12 color-secondary text-center" {...a11y({ hidden: true })}>
            {name}
          </View>
        ))}
        {shown.map((day) => (
          <DayCell key={day.date} day={day} info={info} isPressable={!isElder} />
        ))}
      </View>
      {isElder && <MissedDays days={shown} info={info} />}
      <View className="row justify-between gap-8">
        <Counts />
        <Press className="text-13 color-link q-hit" expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? '只看本周' : '看前后三周'}
        </Press>
      </View>
      <Button block className="margin-top-8" disabled={isSigned} onPress={signToday}>
        {isSigned ? '今日已签到' : `今日签到，领 ${today.coins} 枚健康币`}
      </Button>
    </View>
  )
}

/** Of three weeks, no two days have one number. */
const lateText = (date: string) => `补签 ${Number(date.slice(-2))} 日`

/** Days that can be made up, each by a button wide enough for an older finger. */
function MissedDays({ days, info }: Props & { days: SignDay[] }) {
  const missed = days.filter(({ signStatus }) => signStatus === SignStatus.canMakeUp)
  if (missed.length === 0) return null
  return (
    <View className="row wrap gap-8 margin-top-8">
      {missed.map(({ date }) => (
        <Button
          key={date}
          kind="outline"
          size="s"
          label={`${lateText(date)}，${nameOfDay(date)}漏签`}
          onPress={() => askToMakeUp(date, info)}
        >
          {lateText(date)}
        </Button>
      ))}
    </View>
  )
}

/** How many days this month and in all; nothing where that is not known. */
function Counts() {
  const { data, status } = useRead(sign.counts, { query: {} })
  return (
    <View className="text-12 color-secondary num">
      {data && status === 'ready' && `本月签到 ${data.monthDays} 天，累计 ${data.totalDays} 天`}
    </View>
  )
}
