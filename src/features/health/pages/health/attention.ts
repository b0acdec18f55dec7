import type { Measurement } from '@/contract/chronicHealth'

/** What to do about a figure that is very high or very low, and where it is written. It names no disease. */
export type Attention = { tag: string; title: string; text: string; source: string }

const PRESSURE = '中国高血压防治指南（2024 年修订版）'
const SUGAR = '中国糖尿病防治指南（2024 版）'

const HIGH_PRESSURE: Attention = {
  tag: '很高',
  title: '这次血压很高，请先坐下休息',
  text: '安静坐 5 分钟再测一次，还是这么高，请当天就医。如果胸痛、气促、说话不清、手脚没力气或看不清东西，马上拨打 120。不要自己加药。',
  source: PRESSURE,
}
const LOW_SUGAR: Attention = {
  tag: '低',
  title: '这次血糖低，请先吃点糖',
  text: '清醒时马上吃 15–20 克糖，比如几块糖或半杯含糖饮料，15 分钟后再测；还低就再吃一次并联系医生。叫不醒或不能吞咽时不要喂东西，马上拨打 120。',
  source: SUGAR,
}
const HIGH_SUGAR: Attention = {
  tag: '很高',
  title: '这次血糖很高，请尽快联系医生',
  text: '先喝些水，再测一次，还是这么高，请当天就医。如果恶心呕吐、肚子痛、呼吸又深又快或昏昏沉沉，马上拨打 120。不要自己加药。',
  source: SUGAR,
}

/** Nothing where there is nothing to do: systolic from 180 or diastolic from 120 mmHg, sugar below 3.9 or from 16.7 mmol/L. */
export function attentionTo(measured: Measurement): Attention | undefined {
  if (measured.kind === 'bloodPressure') return measured.systolic >= 180 || measured.diastolic >= 120 ? HIGH_PRESSURE : undefined
  if (measured.kind === 'weight') return undefined
  if (measured.sugar < 3.9) return LOW_SUGAR
  return measured.sugar >= 16.7 ? HIGH_SUGAR : undefined
}
