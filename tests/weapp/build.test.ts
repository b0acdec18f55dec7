import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { mainPages, subPackages } from '@/routes/pages'
import { routes } from '@/routes/table'
import { isReadableByOldPhones } from '../support/oldPhones'
import { compile } from './harness/compile'
import type { AppJson, ComponentJson } from './harness/inPage/bundle'
import { pagesOf } from './harness/pagesOf'
import { sizesOf } from './sizes'

const BUILD = 'dist/weapp'
const KB = 1024
/** Budgets of the project; WeChat's own limit is 2 MB each. */
const MAIN_PACKAGE = 700 * KB
const SUB_PACKAGE = 500 * KB

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8')
const json = (file: string) => JSON.parse(read(file)) as unknown
const app = json('app.json') as AppJson
const pages = pagesOf(app)
const files = (readdirSync(BUILD, { recursive: true }) as string[])
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => statSync(path.join(BUILD, file)).isFile())
const ending = (end: string) => files.filter((file) => file.endsWith(end))

describe('the mini-program build', () => {
  it('has the pages and packages of the route table', () => {
    expect(app.pages).toEqual(mainPages)
    expect(app.subPackages).toEqual(subPackages)
    expect(app.tabBar?.list.map(({ pagePath }) => pagePath)).toEqual(
      [routes.home, routes.category, routes.pharmacist, routes.cart, routes.me].map(({ page }) => page),
    )
  })

  it.each(pages)('has every file of %s', (page) => {
    for (const end of ['js', 'json', 'wxml']) expect(existsSync(path.join(BUILD, `${page}.${end}`))).toBe(true)
  })

  it('asks for privacy consent and loads only what a page needs', () => {
    expect(app).toMatchObject({ __usePrivacyCheck__: true, lazyCodeLoading: 'requiredComponents' })
    expect(existsSync(path.join(BUILD, 'sitemap.json'))).toBe(true)
  })

  it('names only components that exist', () => {
    for (const file of ending('.json')) {
      const { usingComponents = {} } = json(file) as ComponentJson
      for (const reference of Object.values(usingComponents)) {
        const place = reference.startsWith('/') ? reference.slice(1) : path.posix.join(path.posix.dirname(file), reference)
        expect({ file, place, exists: existsSync(path.join(BUILD, `${place}.json`)) }).toEqual({ file, place, exists: true })
      }
    }
  })

  it('keeps within its sizes', () => {
    const { main, subPackages: subs } = sizesOf(BUILD, app)
    const tooLarge = [{ root: 'main', bytes: main, most: MAIN_PACKAGE }, ...subs.map((sub) => ({ ...sub, most: SUB_PACKAGE }))].filter(
      ({ bytes, most }) => bytes > most,
    )
    expect(tooLarge).toEqual([])
  })

  it('has templates that WeChat’s compiler accepts', () => {
    expect(compile(BUILD).errors).toEqual([])
  })

  it.each(ending('.js'))('%s is written in what the oldest supported phones read', (file) => {
    expect(isReadableByOldPhones(read(file))).toBe(true)
  })

  it('has no press state that only a browser knows', () => {
    expect(ending('.wxss').filter((file) => /:(active|hover)\b/.test(read(file)))).toEqual([])
  })

  it('has style sheets that can be read, without selectors WeChat refuses in components', () => {
    for (const file of ending('.wxss')) expect(() => postcss.parse(read(file))).not.toThrow()
  })

  it('leaves no development switch on', () => {
    const talkative = ending('.js').filter((file) => file.startsWith('features/') && /\bdebugger\b|console\.log\(/.test(read(file)))
    expect(talkative).toEqual([])
  })
})
