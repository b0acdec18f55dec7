import { GiftType } from '../../../src/contract/product'
import { promotionProgress } from './promotionProgress'

const ROW = {
  promotionId: 'p',
  type: GiftType.discount,
  text: '满减',
  detail: '满 69 减 10',
  levels: [
    { threshold: 10_000, off: 2000 },
    { threshold: 6900, off: 1000 },
  ],
  giftSkuCode: null,
  productCodes: null,
  beginsAt: new Date(0),
  endsAt: new Date(1),
}

describe('what a card says of a promotion', () => {
  it.each([
    [0, 6900, 0],
    [6899, 1, 99],
    [6900, 3100, 69],
    [9999, 1, 99],
    [10_000, null, 100],
  ])('at %i cents: %s are missing, %i per cent are there', (amount, missing, progress) => {
    const { promotionId, type, text, detail } = ROW
    expect(promotionProgress(ROW, amount)).toEqual({ promotionId, type, text, detail, missing, progress })
  })
})
