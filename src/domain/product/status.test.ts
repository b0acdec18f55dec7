import { canBuy, statusText } from './status'

describe('the status of a product', () => {
  it.each([
    [2, '在售', true],
    [3, '已下架', false],
    [4, '暂时缺货', false],
    [5, '未知状态', false],
    [14, '未知状态', false],
  ])('%s reads %s and can be bought: %s', (status, text, buyable) => {
    expect(statusText(status)).toBe(text)
    expect(canBuy(status)).toBe(buyable)
  })
})
