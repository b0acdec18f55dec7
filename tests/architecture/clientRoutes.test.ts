import { transformSync } from '@babel/core'
import path from 'node:path'

const built = (isMini: boolean) =>
  transformSync("export const rows = { home: route('/', 'home/pages/home/index', { title: '青禾', keywords: '药', indexed: true }) }", {
    configFile: false,
    babelrc: false,
    plugins: [[path.resolve('config/clientRoutes.cjs'), { isMini }]],
  })?.code ?? ''

it('leaves out what the builds alone read', () => {
  expect(built(false)).not.toContain('indexed')
  expect(built(false)).toMatch(/title.*keywords/s)
})

it('leaves out the words for search engines in the mini-program', () => {
  expect(built(true)).not.toMatch(/indexed|keywords/)
  expect(built(true)).toContain('title')
})
