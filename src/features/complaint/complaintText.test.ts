import { standingText } from './complaintText'

const serverTime = '2026-11-26T02:00:00Z'

it.each([
  ['waiting', '2026-11-26T06:00:00Z', '已收到，等待受理，14:00 前回复'],
  ['inHand', '2026-11-26T01:59:00Z', '正在核实处理，已超过预计时间，我们会尽快回复'],
  ['asked', null, '需要您补充说明'],
  ['of a newer gateway', null, '正在核实处理'],
])('says of one that is %s and due at %s: %s', (state, dueAt, text) => {
  expect(standingText({ state, dueAt, serverTime })).toBe(text)
})
