import type { ComponentType } from 'react'
import CategoryPage from '@/features/home/pages/category'
import HomePage from '@/features/home/pages/home'
import ProductPage from '@/features/product/pages/detail'
import SearchResultPage from '@/features/search/pages/result'
import type { RenderedRoute } from '@/routes/renderedRoutes'
import type { RouteName } from '@/routes/table'

const rendered: Record<RenderedRoute, ComponentType> = {
  home: HomePage,
  category: CategoryPage,
  searchResult: SearchResultPage,
  product: ProductPage,
}

/** The page of a route; nothing for one that is left to the browser. */
export const pages: Partial<Record<RouteName, ComponentType>> = rendered
