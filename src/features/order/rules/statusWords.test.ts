import { statusWords } from './statusWords'

const facts = { patientName: null, cancelReason: null }

describe('the head of an order', () => {
  it.each([
    [1, '付款后药师开始配药', 'cr'],
    [2, '药师正在核对药品，打包后发出', 'cg'],
    [3, '收到后请核对药品，再确认收货', 'cg'],
    [4, '用药中有疑问，可随时问药师', 'c3'],
    [5, '订单已取消', 'c3'],
    [77, '请稍后再看，或联系药师', 'c3'],
  ])('in state %i says %s', (status, next, tone) => {
    expect(statusWords({ ...facts, status })).toMatchObject({ next, tone })
  })

  it('names whose prescription is looked at', () => {
    expect(statusWords({ ...facts, status: 2, patientName: '周建国' }).next).toBe('药师正在核对周建国的处方与药品')
  })

  it('says why an order was cancelled', () => {
    expect(statusWords({ ...facts, status: 5, cancelReason: '药品买错了' }).next).toBe('取消原因：药品买错了')
  })
})
