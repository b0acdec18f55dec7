import { cartLine } from '../../../../../tests/support/cartLine'
import { nextStair } from './nextStair'

const stairs = [
  {
    skuCode: '100011-1',
    steps: [
      { from: 5, salePrice: 1980 },
      { from: 2, salePrice: 2052 },
    ],
  },
]

describe('the hint to buy a little more', () => {
  it.each([
    ['names the nearest step', {}, '再买 1 盒，每盒 ¥20.52'],
    ['goes on from the step that is reached', { quantity: 3, salePrice: 2052 }, '再买 2 盒，每盒 ¥19.80'],
    ['ends at the last step', { quantity: 5, salePrice: 1980 }, undefined],
    ['does not ask for more than may be bought', { most: 1 }, undefined],
    ['is not for combinations', { combineId: 'three' }, undefined],
    ['is not for packings without a stair', { skuCode: '100011-2' }, undefined],
  ])('%s', (_title, over, words) => expect(nextStair(cartLine(over), stairs)).toBe(words))
})
