import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gatewayAt } from '../../../tests/support/gateway'
import { SDKS } from './sdks'

/** Every file of the storefront that is built. */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.startsWith(path.join('src', 'shims')))

/** The npm package of an import: `zod` of `zod/mini`, `@tarojs/taro` of itself. */
const packageOf = (from: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(from)?.[0] ?? from

/** Packages that the storefront imports values of; types are gone when it is built. */
function imported(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of FILES) {
    const text = readFileSync(file, 'utf8')
    const specifiers = [
      ...text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^'.@][^']*|@[^/'][^']*)'/gm),
      ...text.matchAll(/^import '([^'.@][^']*|@[^/'][^']*)'/gm),
      ...text.matchAll(/import\('([^'.@][^']*|@[^/'][^']*)'\)/g),
    ]
    for (const [, from = ''] of specifiers) found.set(packageOf(from), file)
  }
  return found
}

describe('the list of third parties', () => {
  const listed = new Set(SDKS.flatMap(({ packages }) => packages))

  it('names every package that is built into the shop', () => {
    const unlisted = [...imported()].filter(([name]) => !listed.has(name)).map(([name, file]) => `${name} in ${file}`)
    expect(unlisted).toEqual([])
  })

  it('names no package that is not there', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
    expect([...listed].filter((name) => !(name in dependencies))).toEqual([])
  })

  it('leads with whom the shop really gives information', async () => {
    const { visitor } = await gatewayAt()
    const { results } = await visitor.privacy.sdks({ query: {} })
    const gets = results.map(({ kinds }) => kinds !== '不收集个人信息')
    expect(gets).toEqual([...gets].sort((left, right) => Number(right) - Number(left)))
    expect(results[0]?.name).toBe('短信服务')
  })

  it('is whole: no page loads code or sends anything to a host that is not listed', () => {
    const loading = FILES.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:src=|\.src = |fetch\(|sendBeacon\()[`'"](https?:\/\/[^'"`]+)/g)].map(
        ([, url]) => `${url} in ${file}`,
      ),
    )
    expect(loading).toEqual([])
  })

  it('tells who, why, what and how for each, for one platform or all', async () => {
    const gateway = await gatewayAt()
    const { results, updatedDate } = await gateway.visitor.privacy.sdks({ query: { platform: 'weapp' } })
    expect(results.some(({ name }) => name === '微信小程序基础库')).toBe(true)
    expect((await gateway.visitor.privacy.sdks({ query: { platform: 'h5' } })).results.some(({ platform }) => platform === 'weapp')).toBe(
      false,
    )
    for (const { company, purpose, kinds, scene, sharing } of results)
      for (const told of [company, purpose, kinds, scene, sharing]) expect(told.length).toBeGreaterThan(1)
    expect(updatedDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(JSON.stringify(results)).not.toContain('packages')
  })
})
