import { lineText, standingText } from './orderWords'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const order = { until: null, refusal: null, openRefunds: [] as string[], refunded: 0 }
const refused = (code: string) => ({ ...order, refusal: { code, text: '' } })

describe('how the after-sales of an order stand', () => {
  it.each([
    ['one that was not received', order, '没有收到货时可申请退款', 'color-rx'],
    ['one that was', { ...order, until: '2026-11-22T09:00:00+08:00' }, '明天 9:00 前可申请', 'color-rx'],
    ['one with a refund under way and pieces left', { ...order, openRefunds: ['TK1'] }, '售后中', 'color-clinic'],
    ['one of which some went back and some is left', { ...order, refunded: 990 }, '没有收到货时可申请退款', 'color-rx'],
    ['one of which all went back', { ...refused('ALL_ASKED'), refunded: 990 }, '已退 ¥9.90', 'color-link'],
    ['one that is too old', refused('REFUND_LATE'), '已过申请期', 'color-secondary'],
    ['one that is refused as a newer gateway knows', refused('OF_A_NEWER_GATEWAY'), '现在不能申请', 'color-secondary'],
  ])('%s, as %j, says %s', (_what, of, text, tone) => {
    expect(standingText(of, NOW)).toEqual({ text, tone })
  })

  it.each([
    [{ quantity: 2, left: 2, openRefund: null }, undefined],
    [{ quantity: 3, left: 2, openRefund: 'TK1' }, '还可申请 2 件'],
    [{ quantity: 1, left: 0, openRefund: 'TK1' }, '售后中'],
    [{ quantity: 1, left: 0, openRefund: null }, '已处理过'],
  ])('a line of %j says %j', (line, text) => {
    expect(lineText(line)).toBe(text)
  })
})
