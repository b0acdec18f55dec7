import { inNameOf } from './shop'

const OWN = { name: '青禾连锁大药房', shortName: '连锁' }

it.each([
  ['青禾健康', '青禾连锁大药房'],
  ['青禾 SVIP 会员服务协议', '连锁 SVIP 会员服务协议'],
  ['青禾健康,网上药店,买药', '青禾连锁大药房,网上药店,买药'],
  ['购物车', '购物车'],
])('“%s” is “%s” in a pharmacy of another name', (words, named) => expect(inNameOf(OWN, words)).toBe(named))
