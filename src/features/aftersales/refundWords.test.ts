import { cardLine, headlineOf, leftText, nextText, tintOf } from './refundWords'

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const of = (statusCode: number, more: object = {}) => ({
  ...{ statusCode, statusAt: '2026-11-20T10:00:00+08:00', until: null, ending: null },
  ...more,
})
const by = (at: string, closes = false) => ({ until: { at, closes } })

describe('the words of a refund', () => {
  it.each([
    [6 * 86_400_000 + 4 * 3_600_000, '6 天 04 小时'],
    [4 * 3_600_000 + 5 * 60_000, '4 小时 05 分'],
    [5 * 60_000 + 9_000, '5 分 09 秒'],
    [-1, '0 分 00 秒'],
  ])('%d ms are %s', (left, words) => {
    expect(leftText(left)).toBe(words)
  })

  it.each([
    [of(406, by('2026-11-27T16:00:00+08:00', true)), '请在 6 天 4 小时内填写寄回单号'],
    [of(406, by('2026-11-21T16:20:00+08:00', true)), '请在 4 小时内填写寄回单号'],
    [of(406, by('2026-11-21T12:00:10+08:00', true)), '请在 1 分钟内填写寄回单号'],
    [of(409), '预计 1–3 个工作日到账'],
    [of(402, by('2026-11-22T09:00:00+08:00')), '预计 明天 9:00 前处理完'],
    [of(402, by('2026-11-21T09:00:00+08:00')), '比预计的晚了一些，我们会尽快处理'],
    [of(430, { ending: 'refunded' }), '11-20 已退回原支付账户'],
    [of(440, { ending: 'overdue' }), '11-20 没有按时寄回，已自动关闭'],
    [of(440, { ending: 'of a newer gateway' }), '11-20 款项没有退回'],
    [of(499), '正在处理'],
  ])('a card of %j says %s', (refund, words) => {
    expect(cardLine(refund, NOW).text).toBe(words)
  })

  it('says as a headline why one was closed', () => {
    expect(headlineOf(of(440, { ending: 'refused' }))).toBe('申请没有通过')
    expect(headlineOf(of(406))).toBe('请寄回商品')
  })

  it('promises nothing that a bank or nobody does', () => {
    expect(nextText(of(409, by('2026-11-22T09:00:00+08:00')), NOW)).toBe('预计 1–3 个工作日到账。')
  })

  it.each([
    [406, 'amber'],
    [409, 'sky'],
    [430, 'green'],
    [440, undefined],
  ])('%s is tinted %s', (code, tint) => {
    expect(tintOf(code)).toBe(tint)
  })
})
