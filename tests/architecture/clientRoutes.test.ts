import { transformSync } from '@babel/core'
import path from 'node:path'

const ROWS = `
  const BOTH = { title: '商保', next: ['search'] }
  export const rows = {
    home: route('/', 'home/home', { title: '青禾', keywords: '药', indexed: true, skeleton: 1 }),
    one: route('/one', 'one/one', BOTH),
    part: route('/part', 'part/part', { title: '一部分', skeleton: 2 }),
  }`

const built = (isMini: boolean) =>
  transformSync(ROWS, {
    configFile: false,
    babelrc: false,
    plugins: [[path.resolve('config/clientRoutes.cjs'), { isMini }]],
  })?.code ?? ''

it('leaves out what the builds alone read', () => {
  expect(built(false)).not.toMatch(/indexed|next/)
  expect(built(false)).toMatch(/title.*keywords/s)
})

it('leaves out the words for search engines in the mini-program', () => {
  expect(built(true)).not.toMatch(/indexed|keywords/)
  expect(built(true)).toContain('title')
})

it('leaves out a skeleton of the whole page, which is what there is without a word', () => {
  expect(built(false).match(/skeleton: \d/g)).toEqual(['skeleton: 2'])
})
