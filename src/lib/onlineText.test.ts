import { isOnline, onlineText } from './onlineText'

const at = (clock: string) => Date.parse(`2026-11-${clock}:00+08:00`)
const till = (clock: string) => ({ online: true, changesAt: new Date(at(clock)).toISOString() })
const from = (clock: string) => ({ online: false, changesAt: new Date(at(clock)).toISOString() })

describe('whether somebody answers', () => {
  it.each([
    ['until tonight', till('21T22:00'), '21T10:00', '在线 · 服务至 22:00'],
    ['until after midnight', till('22T02:00'), '21T23:00', '在线 · 服务至 明天 2:00'],
    ['by day and night', { online: true, changesAt: null }, '21T03:00', '在线'],
    ['from this morning on', from('21T08:00'), '21T06:00', '休息中 · 8:00 开始服务'],
    ['from tomorrow on', from('22T08:30'), '21T23:00', '休息中 · 明天 8:30 开始服务'],
    ['from Tuesday on, told on Saturday', from('24T08:00'), '21T12:00', '休息中 · 周二 8:00 开始服务'],
    ['from a day after a week', from('28T08:00'), '21T12:00', '休息中 · 11 月 28 日 8:00 开始服务'],
    ['never', { online: false, changesAt: null }, '21T12:00', '休息中'],
    ['an answer from before it closed', till('21T22:00'), '21T22:00', '休息中'],
    ['an answer from before it opened', from('21T08:00'), '21T08:00', '在线'],
  ])('%s', (_, told, now, words) => expect(onlineText(told, at(now))).toBe(words))

  it('turns at the minute told, by itself', () => {
    expect(isOnline(till('21T22:00'), at('21T22:00') - 1)).toBe(true)
    expect(isOnline(till('21T22:00'), at('21T22:00'))).toBe(false)
  })
})
