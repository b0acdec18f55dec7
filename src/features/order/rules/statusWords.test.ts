import { statusWords } from './statusWords'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')
const facts = { patientName: null, cancelReason: null }

describe('the head of an order', () => {
  it.each([
    [1, '付款后药师开始配药', 'color-price'],
    [2, '药师正在核对药品，打包后发出', 'color-link'],
    [3, '收到后请核对药品，再确认收货', 'color-link'],
    [4, '用药中有疑问，可随时问药师', 'color-secondary'],
    [5, '订单已取消', 'color-secondary'],
    [77, '请稍后再看，或联系药师', 'color-secondary'],
  ])('in state %i says %s', (status, next, tone) => {
    expect(statusWords({ ...facts, status }, NOW)).toMatchObject({ next, tone })
  })

  it.each([
    [{ isAsked: false, expectedBefore: '2026-11-21T10:20:00+08:00' }, '药师正在看处方，预计 10:20 前出结果。审过才付款，没通过不收费'],
    [{ isAsked: false, expectedBefore: '2026-11-21T09:59:00+08:00' }, '药师正在看处方，结果会发消息告诉您。审过才付款，没通过不收费'],
    [{ isAsked: true, expectedBefore: null }, '药师有个问题问您，回复后继续审方。审过才付款，没通过不收费'],
  ])('says of %j what comes before one pays', (review, next) => {
    expect(statusWords({ ...facts, status: 6, review }, NOW)).toEqual({ next, tone: 'color-rx', tint: 'amber' })
  })

  it('names whose prescription is looked at', () => {
    expect(statusWords({ ...facts, status: 2, patientName: '周建国' }, NOW).next).toBe('药师正在核对周建国的处方与药品')
  })

  it('says that a pharmacist has checked it', () => {
    const check = { at: '2026-11-21T10:00:00+08:00', by: '沈知夏' }
    expect(statusWords({ ...facts, status: 2, patientName: '周建国', check }, NOW).next).toBe('药师已核对，打包后发出')
  })

  it('says why an order was cancelled', () => {
    expect(statusWords({ ...facts, status: 5, cancelReason: '药品买错了' }, NOW).next).toBe('取消原因：药品买错了')
  })
})
