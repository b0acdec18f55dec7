import { existsSync, readFileSync } from 'node:fs'
import { mainPages, subPackages } from '@/routes/pages'
import { pageAt, pageUrl, publicUrl, routeAt, routeOfPage } from '@/routes/resolve'
import type { Route } from '@/routes/route'
import { routes, type RouteName } from '@/routes/table'

const rows = Object.entries(routes) as Array<[RouteName, Route]>

/** One value for each parameter of an address: digits fit every pattern that has no words of its own. */
function sampleOf(path: string): Record<string, string> {
  const sample: Record<string, string> = {}
  for (const [, name = '', choice = ''] of path.matchAll(/:(\w+)(?:\(([^)]+)\))?/g))
    sample[name] = choice.includes('|') ? choice.replace(/\|.*/, '') : '120011'
  return sample
}

describe('the route table', () => {
  it.each(rows)('%s has an address that leads to its own page', (name, row) => {
    const path = publicUrl(name, sampleOf(row.path))
    expect(routeAt(path)?.name).toBe(name)
    expect(pageAt(path).page).toBe(`/${row.page}`)
  })

  it.each(rows)('%s has a page, a title and a page config', (_name, row) => {
    expect(row.title).not.toBe('')
    expect(existsSync(`src/${row.page}.tsx`)).toBe(true)
    expect(existsSync(`src/${row.page}.config.ts`)).toBe(true)
  })

  it.each(rows)('%s tells the mini-program its parameters in the query', (name, row) => {
    const url = new URL(pageUrl(name, sampleOf(row.path)), 'http://shop')
    expect(url.pathname).toBe(`/${row.page}`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ ...row.fixed, ...sampleOf(row.path) })
  })

  it.each(rows)('%s is found again by its page and its parameters, under an address that says the same', (name, row) => {
    const params = { ...row.fixed, ...sampleOf(row.path) }
    const found = routeOfPage(row.page, params)!
    expect(pageUrl(found, params)).toBe(pageUrl(name, params))
    expect(publicUrl(found, params)).not.toContain('?')
  })

  it('passes on nothing that is personal, and nothing of who sends it', () => {
    const personalPage = /^features\/(account|address|cart|order|me)\//
    const sends = /token|backurl|url|user|phone|uuid|settle|from|partner/i
    for (const [name, row] of rows.filter(([, { shared }]) => shared)) {
      expect([name, personalPage.test(row.page) || row.session === 'required']).toEqual([name, false])
      expect([name, (row.sharedQuery ?? []).filter((one) => sends.test(one))]).toEqual([name, []])
    }
  })

  it('lets a page be passed on where one of its rows does', () => {
    for (const page of new Set(rows.map(([, row]) => row.page))) {
      const reaches = rows.filter(([, row]) => row.page === page).map(([, { shared }]) => shared)
      const config = readFileSync(`src/${page}.config.ts`, 'utf8')
      expect([page, config.includes('enableShareAppMessage: true')]).toEqual([page, reaches.some(Boolean)])
      expect([page, config.includes('enableShareTimeline: true')]).toEqual([page, reaches.includes('moments')])
    }
  })

  it.each(['/nowhere', '/product/abc.html', '/user/address/remove/1', '/orders/1/logistic/2'])(
    '%s leads to the page for unknown addresses',
    (path) => {
      expect(routeAt(path)).toBeUndefined()
      expect(pageAt(path).page).toBe(`/${routes.notFound.page}`)
    },
  )

  it('keeps every tab in the main package and every other feature in one of its own', () => {
    expect(mainPages).toEqual([...new Set(rows.filter(([, row]) => row.tab).map(([, row]) => row.page))])
    for (const { root } of subPackages) expect(mainPages.some((page) => page.startsWith(`${root}/`))).toBe(false)
  })
})
