import { sentence } from './sentence'

it.each([
  ['【杭州】包裹已到达营业部，准备派送', '【杭州】包裹已到达营业部，准备派送。'],
  ['包裹已签收，祝早日康复！', '包裹已签收，祝早日康复！'],
  ['已退回原支付账户。 ', '已退回原支付账户。'],
])('ends %s with one mark', (text, is) => {
  expect(sentence(text)).toBe(is)
})
