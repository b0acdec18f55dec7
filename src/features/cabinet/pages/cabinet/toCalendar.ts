import type { Medicine } from '@/contract/cabinet'
import { DAY } from '@/lib/duration'
import { last } from '@/lib/last'
import { instantOn, shopDate } from '@/lib/time'
import { addToCalendar } from '@/platform/calendar'
import { askToAllow } from '@/ui/feedback/askToAllow'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { useShop } from '@/ui/state/shop'

const CALENDAR = { title: '日历没有打开', text: '请在小程序设置里允许添加到日历。已经允许了还不行的话，到手机的设置里打开。' }

/** Every time at which somebody takes something, once, until the last of it should be empty; the calendar learns no medicine and no name. */
export async function toCalendar(medicines: readonly Medicine[]): Promise<void> {
  const planned = medicines.filter(({ plan }) => plan !== null)
  const times = [...new Set(planned.flatMap(({ plan }) => plan?.times.map(({ time }) => time) ?? []))].sort()
  const question = {
    title: '加到手机日历',
    text: `每天 ${times.join('、')} 在日历里提醒，不写药名和姓名。改了用药时间以后，请自己删掉日历里旧的。`,
    no: '先不加',
    yes: '加到日历',
  }
  if (!(await confirm(question))) return
  const title = `用药时间（${useShop.getState().name}）`
  await addToCalendar(times.map((time) => ({ title, from: nextAt(time), until: untilOf(planned, time) }))).catch(askToAllow(CALENDAR))
  toast('请在日历里确认', { icon: 'check' })
}

function nextAt(time: string): Date {
  const today = instantOn(shopDate(Date.now()), time)
  return today.getTime() > Date.now() ? today : new Date(today.getTime() + DAY)
}

/** When nothing that is taken at this time should be left; nothing where one of them cannot be counted. */
function untilOf(medicines: readonly Medicine[], time: string): Date | undefined {
  const taken = medicines.filter(({ plan }) => plan?.times.some((one) => one.time === time))
  if (taken.some(({ emptyOn }) => emptyOn === null)) return undefined
  const empty = last(taken.flatMap(({ emptyOn }) => emptyOn ?? []).sort())
  return empty === undefined ? undefined : instantOn(empty)
}
