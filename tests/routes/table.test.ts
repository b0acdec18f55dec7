import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pageConfig } from '@/routes/pageConfig'
import { mainPages, subPackages } from '@/routes/pages'
import { pageAt, pageUrl, publicUrl, routeAt, routeOfPage } from '@/routes/resolve'
import type { Route } from '@/routes/route'
import { routes, type RouteName } from '@/routes/table'
import { patternSample } from '../support/patternSample'

const rows = Object.entries(routes) as Array<[RouteName, Route]>

describe('the route table', () => {
  it.each(rows)('%s has an address that leads to its own page', (name, row) => {
    const path = publicUrl(name, patternSample(row.path))
    expect(routeAt(path)?.name).toBe(name)
    expect(pageAt(path).page).toBe(`/${row.page}`)
  })

  it.each(rows)('%s has a page and a title', (_name, row) => {
    expect(row.title).not.toBe('')
    expect(existsSync(`src/${row.page}.tsx`)).toBe(true)
  })

  it.each(rows)('%s tells the mini-program its parameters in the query', (name, row) => {
    const url = new URL(pageUrl(name, patternSample(row.path)), 'http://shop')
    expect(url.pathname).toBe(`/${row.page}`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ ...row.fixed, ...patternSample(row.path) })
  })

  it.each(rows)('%s is found again by its page and its parameters, under an address that says the same', (name, row) => {
    const params = { ...row.fixed, ...patternSample(row.path) }
    const found = routeOfPage(row.page, params)!
    expect(pageUrl(found, params)).toBe(pageUrl(name, params))
    expect(publicUrl(found, params)).not.toContain('?')
  })

  it('passes on nothing that is personal, and nothing of who sends it', () => {
    const sends = /token|backurl|url|user|phone|uuid|settle|from|partner/i
    for (const [name, row] of rows.filter(([, { shared }]) => shared)) {
      expect([name, row.session]).toEqual([name, undefined])
      expect([name, (row.sharedQuery ?? []).filter((one) => sends.test(one))]).toEqual([name, []])
    }
  })

  it('tells Taro and WeChat of a page what its rows say', () => {
    const told = (page: string) => {
      process.env.TARO_ENV = 'weapp'
      const inWeChat = pageConfig(page)
      process.env.TARO_ENV = 'h5'
      return [inWeChat, pageConfig(page)]
    }
    const orders = { enablePullDownRefresh: true }
    expect(told(routes.orders.page)).toEqual([{ ...orders, navigationBarTitleText: '我的订单' }, orders])
    const shared = { enableShareAppMessage: true, enableShareTimeline: true }
    expect(told(routes.product.page)).toEqual([{ ...shared, navigationBarTitleText: '商品详情' }, {}])
    expect(told(routes.rulesList.page)).toEqual([{ navigationBarTitleText: '协议与规则', enableShareAppMessage: true }, {}])
    expect(told(routes.prescriptionSign.page)).toEqual([{ navigationBarTitleText: '手写签名', pageOrientation: 'auto' }, {}])
    // Many texts on one page: none of their titles is the page's.
    expect(told(routes.clause.page)).toEqual([shared, {}])
  })

  it('says which pages are pulled down: those that then read anew', () => {
    for (const page of new Set(rows.filter(([, row]) => !row.page.includes('/gallery/')).map(([, row]) => row.page))) {
      const folder = `src/${page.replace(/\/index$/, '')}`
      const reads = readdirSync(folder).some((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('usePullToRefresh('))
      expect([page, reads]).toEqual([page, rows.some(([, row]) => row.page === page && row.pullToRefresh)])
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
