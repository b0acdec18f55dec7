import { mainPages, subPackages } from '@/routes/pages'
import { routes } from '@/routes/table'
import { CHECKS, look } from './checks/checks'
import { readBuild } from './checks/readBuild'

const build = readBuild('dist/weapp')

describe('the mini-program build', () => {
  it('has the pages and packages of the route table', () => {
    const { app } = build
    expect(app.pages).toEqual(mainPages)
    expect(app.subPackages).toEqual(subPackages)
    expect(app.tabBar?.list.map(({ pagePath }) => pagePath)).toEqual(
      [routes.home, routes.category, routes.pharmacist, routes.cart, routes.me].map(({ page }) => page),
    )
  })

  it.each(Object.entries(CHECKS))('%s', (_, check) => {
    expect(look(check, build)).toEqual([])
  })
})
