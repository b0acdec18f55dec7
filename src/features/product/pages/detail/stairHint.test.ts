import { stairHint } from './stairHint'

const packing = { skuCode: '100011-1', specification: '0.3g×24粒', unit: '盒', salePrice: 2280, marketPrice: null, status: 2, stock: 9 }

describe('the hint at a stair price', () => {
  it('names the first step that is cheaper', () => {
    const steps = [
      { from: 3, salePrice: 1938 },
      { from: 2, salePrice: 2052 },
    ]
    expect(stairHint(packing, [{ skuCode: '100011-1', steps }])).toBe('2 盒起，每盒 ¥20.52')
  })
  it.each([
    [[]],
    [[{ skuCode: '100011-2', steps: [{ from: 2, salePrice: 100 }] }]],
    [[{ skuCode: '100011-1', steps: [{ from: 2, salePrice: 2280 }] }]],
  ])('is silent where nothing gets cheaper', (stairs) => expect(stairHint(packing, stairs)).toBeUndefined())
})
