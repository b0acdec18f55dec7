import { queueText } from './QueueLine'

describe('what somebody who waits reads', () => {
  const waiting = { state: 'waiting', queue: { ahead: 2, minutes: 10 } } as const
  it.each([
    ['his place and how long it takes', waiting, true, '前面还有 2 位，约 10 分钟内回复'],
    ['that he is next', { ...waiting, queue: { ahead: 0, minutes: 0 } }, true, '您是下一位'],
    ['that he is answered later where nobody is there', waiting, false, '已收到，上班后回复您'],
    ['that it came, where the place is not known', { ...waiting, queue: null }, true, '已收到，请稍等'],
    ['nothing where somebody is there', { state: 'talking', queue: null } as const, true, undefined],
  ])('is %s', (_name, of, isOnline, text) => {
    expect(queueText(of, isOnline)).toBe(text)
  })
})
