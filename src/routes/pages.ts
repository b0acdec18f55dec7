import { isGalleryBuild } from './developmentRoutes'
import { firstRoutes } from './firstRoutes'
import type { Route } from './route'
import { routes } from './table'

const isGallery = ({ page }: Route) => page.startsWith('features/gallery/')
const rows: Route[] = Object.values<Route>(routes).filter((row) => !isGalleryBuild || isGallery(row) || row === routes.notFound)
const unique = (values: string[]) => [...new Set(values)]
const featureOf = (page: string) => page.split('/').slice(0, 2).join('/')
const isMain = (row: Route) => row.tab === true || (isGalleryBuild && isGallery(row))
const otherPages = unique(rows.filter((row) => !isMain(row)).map((row) => row.page))

/** Pages of the main package: the tabs, home first. A feature with a tab has no other page, for its folder is in the main package. */
export const mainPages = unique(rows.filter(isMain).map((row) => row.page))

/** Every page, in the order of the table. */
export const allPages = [...mainPages, ...otherPages]

/** The pages that a browser can open without the later rows (rows.h5.ts). */
export const firstPages = unique([...mainPages, ...Object.values<Route>(firstRoutes).map(({ page }) => page)])

/** One sub-package a feature folder, in table order, so that the page which catches unknown addresses stays last. */
export const subPackages = unique(otherPages.map(featureOf)).map((root) => ({
  root,
  pages: otherPages.filter((page) => featureOf(page) === root).map((page) => page.slice(root.length + 1)),
}))

/** Taro's `h5.router.customRoutes`: home alone. Of any other address the route table itself says the page (taro/universalRouter). */
export const homeRoute = { [`/${routes.home.page}`]: routes.home.path }
