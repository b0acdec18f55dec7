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
    [0, '满69减10', 6900, 0],
    [6899, '满69减10', 1, 99],
    [6900, '满100减20', 3100, 69],
    [9999, '满100减20', 1, 99],
    [10_000, '满100减20', null, 100],
  ])('at %i cents: %s, to which %s are missing, %i per cent are there', (amount, text, missing, progress) => {
    const { promotionId, type, detail } = ROW
    expect(promotionProgress(ROW, amount)).toEqual({ promotionId, type, text, detail, missing, progress })
  })

  it('is its own name where it has one step, or is no discount', () => {
    expect(promotionProgress({ ...ROW, levels: [{ threshold: 6900, off: 1000 }] }, 7000)).toMatchObject({ text: '满减', missing: null })
    expect(promotionProgress({ ...ROW, type: GiftType.fullGift }, 7000)).toMatchObject({ text: '满减', missing: 3000 })
  })
})
