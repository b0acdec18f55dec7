import { Text, View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { prescription as calls, type Prescription } from '@/contract/prescription'
import { HOUR, MINUTE } from '@/lib/duration'
import { shopDay, shopMidnight } from '@/lib/time'
import { Icon } from '@/ui/icons/Icon'
import { Countdown } from '@/ui/text/Countdown'
import { Progress } from '@/ui/text/Progress'
import { daysLeft } from '../../stateWords'

type Until = Pick<Prescription, 'validUntil' | 'issuedOn' | 'createdAt'>
type Open = Until & Pick<Prescription, 'fetchesLeft' | 'fetchesAll'>

/** How long it is still good: in days, on its last day in hours and minutes; the page is read anew at its end. */
export function Validity({ prescription }: { prescription: Open }) {
  const { validUntil, fetchesLeft, fetchesAll } = prescription
  const isLast = daysLeft(validUntil, Date.now()) === 0
  return (
    <View className="wallet-card__standing">
      <View className="row wrap justify-between gap-12 text-13">
        <View className={isLast ? 'row gap-4 color-rx weight-medium' : 'row gap-4 color-title'}>
          {isLast && <Icon name="clock" size={16} />}
          <Countdown until={Date.parse(validUntil)} onEnd={() => refetch(calls.valid, calls.list)}>
            {() => leftText(validUntil, Date.now())}
          </Countdown>
        </View>
        <View className="row color-secondary nowrap">
          <Text>{shopDay(validUntil)}到期</Text>
          <Text className="separator-dot" />
          <Text>{fetchesAll > 1 ? `还可买 ${fetchesLeft} 次` : '可买 1 次'}</Text>
        </View>
      </View>
      <View className="margin-top-8">
        <Progress value={shareLeft(prescription, Date.now())} kind={isLast ? 'grain' : 'green'} label="有效期还剩" />
      </View>
    </View>
  )
}

/** 有效期还有 2 天；有效期还有 5 小时 12 分 on the last day. */
export function leftText(validUntil: string, now: number): string {
  const days = daysLeft(validUntil, now)
  if (days > 0) return `有效期还有 ${days} 天`
  const left = Math.max(0, Date.parse(validUntil) - now)
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE)]
  return hours > 0 ? `有效期还有 ${hours} 小时 ${minutes} 分` : `有效期还有 ${minutes} 分`
}

/** What is left of its time, from 0 to 1: from the day it was written, or handed in, to its end. */
export function shareLeft({ validUntil, issuedOn, createdAt }: Until, now: number): number {
  const [from, until] = [shopMidnight(issuedOn === null ? createdAt : `${issuedOn}T00:00:00+08:00`), Date.parse(validUntil)]
  return Math.min(1, Math.max(0, (until - now) / (until - from)))
}
