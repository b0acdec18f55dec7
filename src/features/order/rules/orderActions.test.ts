import { OrderStatus } from '@/contract/order'
import { folded, orderActions } from './orderActions'

describe('what can be done with an order', () => {
  it.each([
    [1, ['cancel', 'pay']],
    [2, ['cancel', 'again']],
    [3, ['logistic', 'receive']],
    [4, ['hide', 'logistic', 'again']],
    [5, ['hide', 'again']],
    [6, ['cancel', 'prescription']],
    [77, []],
  ])('in state %i is %j', (status, actions) => {
    expect(orderActions(status)).toEqual(actions)
  })

  it.each([
    [4, { canApply: true, openRefund: null }, ['hide', 'logistic', 'refund', 'again']],
    [4, { canApply: true, openRefund: 'TK1' }, ['hide', 'logistic', 'refunding', 'again']],
    [4, { canApply: false, openRefund: null }, ['hide', 'logistic', 'again']],
    [3, { canApply: true, openRefund: null }, ['refund', 'logistic', 'receive']],
  ])('in state %i with %j of after-sales is %j', (status, afterSales, actions) => {
    expect(orderActions(status, afterSales)).toEqual(actions)
  })

  it.each([
    [OrderStatus.completed, undefined, ['hide', 'logistic', 'review', 'again']],
    [OrderStatus.completed, { canApply: true, openRefund: null }, ['hide', 'logistic', 'refund', 'review', 'again']],
    [OrderStatus.shipped, undefined, ['logistic', 'receive']],
  ] as const)('offer a review of what was received and waits for one: state %i', (status, afterSales, actions) => {
    expect(orderActions(status, afterSales, ['a-line'])).toEqual(actions)
  })

  it.each([
    [['hide', 'logistic', 'again'], { shown: ['hide', 'logistic', 'again'], more: [] }],
    [['hide', 'logistic', 'refund', 'review', 'again'], { shown: ['refund', 'review', 'again'], more: ['hide', 'logistic'] }],
    [[], { shown: [], more: [] }],
  ] as const)('stands in one row, the rest behind one button: %j', (actions, rows) => {
    expect(folded(actions)).toEqual(rows)
  })
})
