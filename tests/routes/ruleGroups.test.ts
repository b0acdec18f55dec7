import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NOT_OPEN, RULE_GROUPS } from '../../gateway/modules/mall/ruleGroups'

const pages = (readdirSync('src/features', { recursive: true }) as string[])
  .filter((file) => file.endsWith('.tsx') && !/\.test\.|^legal/.test(file))
  .map((file) => readFileSync(path.join('src/features', file), 'utf8'))

describe('the index of texts', () => {
  it('says of no service that a page leads to the rules of, that it is not open yet', () => {
    const notOpen = RULE_GROUPS.find(({ title }) => title === NOT_OPEN)?.names ?? []
    expect(notOpen.length).toBeGreaterThan(0)
    expect(notOpen.filter((name) => pages.some((page) => page.includes(`go('${name}')`)))).toEqual([])
  })

  it('says last what does not apply today', () => {
    expect(RULE_GROUPS.slice(-2).map(({ title }) => title)).toEqual(['历史版本', NOT_OPEN])
  })
})
