import type { Measurement } from '@/contract/chronicHealth'
import { attentionTo } from './attention'

const kept = { id: '1', takenAt: '2026-11-21T02:00:00.000Z', note: '' }
const pressure = (systolic: number, diastolic: number): Measurement => ({
  ...kept,
  kind: 'bloodPressure',
  systolic,
  diastolic,
  pulse: null,
})
const sugar = (mmol: number): Measurement => ({ ...kept, kind: 'bloodSugar', sugar: mmol, sugarTime: 'random' })

describe('a measurement', () => {
  it.each<[string, Measurement, string | undefined]>([
    ['179/119', pressure(179, 119), undefined],
    ['180/80', pressure(180, 80), '这次血压很高，请先坐下休息'],
    ['150/120', pressure(150, 120), '这次血压很高，请先坐下休息'],
    ['3.8', sugar(3.8), '这次血糖低，请先吃点糖'],
    ['3.9', sugar(3.9), undefined],
    ['16.6', sugar(16.6), undefined],
    ['16.7', sugar(16.7), '这次血糖很高，请尽快联系医生'],
    ['a weight', { ...kept, kind: 'weight', weight: 300 }, undefined],
  ])('of %s says what to do where it must', (_what, measured, title) => expect(attentionTo(measured)?.title).toBe(title))

  it.each([pressure(200, 130), sugar(2), sugar(20)])('that needs attention names where it is written, and its year', (measured) =>
    expect(attentionTo(measured)?.source).toMatch(/^中国.*指南（2024 .*版）$/),
  )
})
