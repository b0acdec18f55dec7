import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { sign } from '@/contract/sign'
import { shopDay } from '@/lib/time'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { givenText } from './givenText'

/** 11 月 20 日 */
export const nameOfDay = (date: string) => shopDay(`${date}T00:00:00+08:00`)

/** Makes a missed day up once the member has agreed to what it costs. */
export async function askToMakeUp(date: string, { makeUpCost, makeUpCoins }: Output<typeof sign.info>) {
  const yes = await confirm({
    title: `补签 ${nameOfDay(date)}？`,
    text: `用 ${makeUpCost} 枚健康币，得 ${makeUpCoins} 枚，这一天算作签到`,
    yes: '补签',
  })
  if (yes) toast(givenText('补签成功', await write(sign.makeUp, { body: { date } })), { icon: 'check' })
}
