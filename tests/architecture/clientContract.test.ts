import { transformSync } from '@babel/core'
import path from 'node:path'

const built = (source: string) =>
  transformSync(source, { configFile: false, babelrc: false, plugins: [path.resolve('config/clientContract.cjs')] })?.code ?? ''

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
