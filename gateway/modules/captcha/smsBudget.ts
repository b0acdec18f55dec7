import * as z from 'zod/mini'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { raiseAlarm } from '../../kernel/alarms'
import { setting, settingOf } from '../../kernel/settings'
import { enforceRateLimit, refundRateLimit, usedOf, type RateLimit } from '../../kernel/rateLimit'

const Count = z.int().check(z.minimum(1), z.maximum(10_000_000))

/** The shop's SMS budget, from the setting `smsBudget`. Known devices may use so many per cent on top. */
export const SmsBudget = z.object({ perHour: Count, perDay: Count, reservedPercent: z.int().check(z.minimum(0), z.maximum(100)) })
export type SmsBudget = z.infer<typeof SmsBudget>

/** Of a fresh shop. */
export const SMS_BUDGET: SmsBudget = { perHour: 2000, perDay: 20_000, reservedPercent: 20 }

const smsBudgetSetting = setting('smsBudget', SmsBudget)
export const smsBudgetOf = async (db: Querying): Promise<SmsBudget> => (await settingOf(db, smsBudgetSetting)) ?? SMS_BUDGET

const MESSAGE = '短信发送繁忙，请稍后再试；您也可以先用密码登录'
/** Percent at which an alarm is raised, once an hour or day. */
const LEVELS = [80, 100]

type Window = { name: string; words: string; max: number; seconds: number }
const windowsOf = ({ perHour, perDay }: SmsBudget): Window[] => [
  { name: 'hour', words: '每小时', max: perHour, seconds: HOUR_SECONDS },
  { name: 'day', words: '每天', max: perDay, seconds: DAY_SECONDS },
]
const limitOf = ({ max, seconds }: Pick<Window, 'max' | 'seconds'>): RateLimit => ({
  bucket: 'sms:shop',
  max,
  seconds,
  message: MESSAGE,
})

type Spending = { budget: SmsBudget; isKnown: boolean; now: Date }

/** Counts one message against the shop's budget, or refuses it. To be asked within the transaction that stores the code. */
export async function spendSms(tx: Querying, { budget, isKnown, now }: Spending) {
  for (const window of windowsOf(budget)) {
    const max = isKnown ? Math.ceil((window.max * (100 + budget.reservedPercent)) / 100) : window.max
    const used = await enforceRateLimit(tx, limitOf({ ...window, max }), now)
    for (const level of LEVELS) if (used * 100 >= window.max * level) await alarm(tx, { window, level, used, now })
  }
}

/** The message could not be sent after all. */
export async function releaseSms(db: Querying, budget: SmsBudget) {
  for (const window of windowsOf(budget)) await refundRateLimit(db, limitOf(window))
}

/** How much of the budget is used now: for metrics and for whoever looks. */
export async function smsBudgetUse(db: Querying, budget: SmsBudget, now: Date) {
  const used = await inTurn(windowsOf(budget), async (window) => ({ ...window, used: await usedOf(db, limitOf(window), now) }))
  return used.map((window) => ({ window: window.name, used: window.used, max: window.max }))
}

async function alarm(tx: Querying, { window, level, used, now }: { window: Window; level: number; used: number; now: Date }) {
  const from = new Date(Math.floor(now.getTime() / (window.seconds * 1000)) * window.seconds * 1000)
  await raiseAlarm(tx, {
    alarmId: `sms budget, ${window.name}, ${level} %, ${from.toISOString()}`,
    text: `短信用量已达${window.words}上限的 ${level}%（${used}/${window.max} 条）。${level < 100 ? '请留意是否被恶意请求。' : '陌生设备暂时收不到验证码，登录过的设备仍可使用预留额度。'}`,
    at: now,
  })
}
