import { orderActions } from './orderActions'

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
})
