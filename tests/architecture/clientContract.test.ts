import { transformSync } from '@babel/core'
import path from 'node:path'

type Building = { isSplit?: boolean; isWhole?: boolean }
const built = (source: string, { isSplit = false, isWhole = false }: Building = {}) =>
  transformSync(source, {
    configFile: false,
    babelrc: false,
    filename: 'src/contract/list.ts',
    plugins: [[path.resolve('config/clientContract.cjs'), { isSplit }]],
    caller: { name: 'test', ...(isWhole && { isWhole }) },
  })?.code ?? ''

it('says to the minifier that making a schema has no effect, and of what a function does nothing', () => {
  const code = built(`
    const Page = z.int().check(z.minimum(1))
    function pathOf(questions) {
      const path = []
      questions.forEach((one) => { path.push(one) })
      return path
    }`)
  expect(code).toMatch(/Page = \/\*#__PURE__\*\//)
  expect(code.slice(code.indexOf('function'))).not.toContain('__PURE__')
})

it('leaves out what the gateway alone reads', () => {
  const code = built(
    `const list = endpoint('GET /list', { about: 'All', query: z.object({}), output: Page.register(registry, { id: 'Page' }) })`,
  )
  expect(code).not.toMatch(/about|query|register/)
  expect(code).toContain('output: Page')
})

it.each([
  ['leaves out for a browser', true, false],
  ['tells the mini-program', false, true],
])('%s who is answered alike', (_what, isSplit, isTold) => {
  const code = built(`const list = endpoint('GET /list', { sameFor: 'everybody', output: Page })`, { isSplit })
  expect(code.includes('sameFor')).toBe(isTold)
})

describe('for a browser', () => {
  const MODULE = `
    import * as z from 'zod/mini'
    import { endpoint } from './endpoint'
    import { Id, EMPTY_PAGE } from './fields'
    import { plain } from '../lib/plain'
    const Row = z.object({ id: Id })
    const SPARE = { left: 1 }
    const MAX = 5
    export const Page = z.array(Row)
    export const LIMITS = { most: MAX }
    export function limitText() { return plain(LIMITS.most) }
    export const list = { all: endpoint('GET /list', { output: Page, fallback: EMPTY_PAGE }) }
    const Other = z.int()
    export { Other }`

  it('is its calls, each with where its schema is fetched, and what is made of no schema', () => {
    const code = built(MODULE, { isSplit: true })
    expect(code).not.toMatch(/zod|z\.|SPARE|Row/)
    expect(code).toMatch(/output: \(\) => import\(.*webpackExports: \["list"\].*"\.\/list\?whole"\)\.then\(all => all\.list\.all\.output\)/)
    expect(code).toMatch(/import \{ EMPTY_PAGE \} from '\.\/fields'/)
    for (const kept of ['const MAX = 5', 'export const LIMITS', 'export function limitText', "import { plain } from '../lib/plain'"])
      expect(code).toContain(kept)
    expect(code).toMatch(/export \{ Page, Other \} from "\.\/list\?whole"/)
  })

  it('is all of it where the whole is asked for', () => {
    expect(built(MODULE, { isSplit: true, isWhole: true })).toBe(built(MODULE))
  })
})
