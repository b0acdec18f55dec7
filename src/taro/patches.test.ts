/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import promises from './miniPromises.json'
import { patches, type Patch } from './patches'

const installed = (patch: Patch, file: string) => readFileSync(path.join('node_modules', patch.package, file), 'utf8')
const codeOf = ({ by }: Patch) => ('code' in by ? by.code : path.join('src/taro', 'replaced' in by ? by.replaced : by.instead))
const rows = patches.map((patch) => [`${patch.package}/${patch.file}`, patch] as const)

describe('a patch of a library', () => {
  it.each(rows)('of %s was looked at with the installed version', (_, patch) => {
    expect((JSON.parse(installed(patch, 'package.json')) as { version: string }).version).toBe(patch.version)
  })

  it.each(rows)('of %s still matches the file it changes', (_, patch) => {
    expect(installed(patch, patch.file)).toContain(patch.counts)
    expect(existsSync(codeOf(patch))).toBe(true)
  })
})

it('promises those of WeChat’s calls that the shop makes', () => {
  const lists = ['shared/dist/native-apis.js', 'plugin-platform-weapp/dist/runtime.js'].map((file) => {
    const [, list = ''] = /needPromiseApis = new Set\(\[([^\]]*)\]/.exec(readFileSync(`node_modules/@tarojs/${file}`, 'utf8')) ?? []
    return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  })
  const files = (readdirSync('src', { recursive: true }) as string[]).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const calls = files.flatMap((file) => [...readFileSync(path.join('src', file), 'utf8').matchAll(/\bTaro\.(\w+)/g)])
  const made = new Set(calls.map(([, name = '']) => name))
  expect(lists.map(({ length }) => length > 30)).toEqual([true, true])
  expect(promises).toEqual([...new Set(lists.flat())].filter((name) => made.has(name)).sort())
})
