import type { Measurement, MeasurementKind, SugarTime } from '@/contract/chronicHealth'

export const KIND_TEXT: Readonly<Record<MeasurementKind, string>> = { bloodPressure: '血压', bloodSugar: '血糖', weight: '体重' }
export const KINDS = (Object.keys(KIND_TEXT) as MeasurementKind[]).map((key) => ({ key, text: KIND_TEXT[key] }))

export const UNITS: Readonly<Record<MeasurementKind, string>> = { bloodPressure: 'mmHg', bloodSugar: 'mmol/L', weight: '公斤' }

export const SUGAR_TIME_TEXT: Readonly<Record<SugarTime, string>> = { fasting: '空腹', afterMeal: '餐后 2 小时', random: '随机' }
export const SUGAR_TIMES = (Object.keys(SUGAR_TIME_TEXT) as SugarTime[]).map((value) => ({ value, text: SUGAR_TIME_TEXT[value] }))

/** 132/84, 6.1, 60.5 */
export function figureText(measured: Measurement): string {
  if (measured.kind === 'bloodPressure') return `${measured.systolic}/${measured.diastolic}`
  return String(measured.kind === 'weight' ? measured.weight : measured.sugar)
}

/** What stands beside the figure: 脉搏 72 次/分, 空腹. */
export function besideText(measured: Measurement): string | undefined {
  if (measured.kind === 'bloodSugar') return SUGAR_TIME_TEXT[measured.sugarTime]
  if (measured.kind === 'bloodPressure' && measured.pulse !== null) return `脉搏 ${measured.pulse} 次/分`
  return undefined
}
