import { shortened } from './shortened'

it('leaves what is short as it is, and cuts a pasted sentence between two signs', () => {
  expect(shortened('布洛芬缓释胶囊')).toBe('布洛芬缓释胶囊')
  expect(shortened('😀'.repeat(500))).toBe(`${'😀'.repeat(20)}…`)
})
