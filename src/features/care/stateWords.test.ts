import { PrescriptionState } from '@/contract/prescription'
import { drugsText } from './drugsText'
import { daysLeft, stateRow } from './stateWords'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const told = (state: string, changes: object = {}) => {
  const prescription = {
    state,
    expectedBefore: null,
    validUntil: '2026-11-24T23:59:59+08:00',
    fetchesLeft: 1,
    fetchesAll: 1,
    review: null,
    createdAt: '2026-11-21T09:30:00+08:00',
    ...changes,
  }
  const { word, text } = stateRow(prescription)
  return [word, text(prescription, NOW)]
}

it.each<[string, object, [string, string]]>([
  ['waiting', { expectedBefore: '2026-11-21T10:30:00+08:00' }, ['等待药师审核', '药师预计在 10:30 前审核完，结果会发消息告诉您。']],
  ['waiting', { expectedBefore: '2026-11-22T08:30:00+08:00' }, ['等待药师审核', '药师预计在 明天 8:30 前审核完，结果会发消息告诉您。']],
  [
    'waiting',
    { expectedBefore: '2026-11-21T09:59:00+08:00' },
    ['等待药师审核', '比预计的久了一些，药师正在处理，结果会发消息告诉您。着急可以打电话问药师。'],
  ],
  ['waiting', {}, ['等待药师审核', '药师审核后，结果会发消息告诉您。']],
  ['approved', {}, ['药师审核通过', '还有 3 天有效，可购买 1 次']],
  ['approved', { validUntil: '2026-11-21T23:59:59+08:00' }, ['药师审核通过', '今天是最后一天，可购买 1 次']],
  ['approved', { fetchesLeft: 2, fetchesAll: 3 }, ['药师审核通过', '还有 3 天有效，还可买 2 次（共 3 次）']],
  ['used', { fetchesLeft: 0, fetchesAll: 3 }, ['已使用', '3 次都已使用。还需要时，请医生开新处方。']],
  [
    'refused',
    { review: { at: '2026-11-21T10:00:00+08:00', by: '沈知夏', refusal: '处方信息不完整或看不清' } },
    ['没有通过审核', '处方信息不完整或看不清。可以按原因重新提交，或打电话问药师。'],
  ],
  ['expired', {}, ['已过有效期', '过期的处方不能再用。请医生重新开具后上传。']],
  ['used', {}, ['已使用', '这张处方已经用完。还需要时，请医生开新处方。']],
  ['asked', {}, ['药师有个问题问您', '回复后继续审核。处方 周二 23:59 到期，请在这之前回复。']],
  ['second', {}, ['等另一位药师复核', '这类药要两位药师都看过，已有一位通过。药师审核后，结果会发消息告诉您。']],
  ['held', {}, ['正在处理', '2026-11-21 09:30 提交，正在处理。']],
])('a prescription that is %s says so, what it means and what comes next', (state, changes, words) => {
  expect(told(state, changes)).toEqual(words)
})

it.each([
  ['waiting', '撤回后，照片和填写的内容会删除'],
  ['used', '处方依法保存 5 年'],
  ['held', '处方依法保存 5 年'],
])('says of one that is %s how long it is kept', (state, kept) => {
  expect(stateRow({ state }).kept).toBe(kept)
})

it('has words for every state of the contract', () => {
  for (const state of Object.values(PrescriptionState)) expect(told(state)[0]).not.toBe('正在处理')
})

it.each([
  ['2026-11-21T23:59:59+08:00', 0],
  ['2026-11-22T00:00:00+08:00', 1],
  ['2026-11-20T23:59:59+08:00', 0],
])('counts the days of the shop that are left until %s', (until, days) => {
  expect(daysLeft(until, NOW)).toBe(days)
})

it('names two drugs at most', () => {
  const drugs = ['缬沙坦胶囊', '苯磺酸氨氯地平片', '二甲双胍片'].map((name) => ({ name }))
  expect([1, 2, 3].map((count) => drugsText(drugs.slice(0, count)))).toEqual([
    '缬沙坦胶囊',
    '缬沙坦胶囊、苯磺酸氨氯地平片',
    '缬沙坦胶囊、苯磺酸氨氯地平片等 3 种',
  ])
})
