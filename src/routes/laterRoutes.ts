import { accountRoutes } from './accountRoutes'
import { developmentRoutes } from './developmentRoutes'
import { legalRoutes } from './legalRoutes'
import { route } from './route'

/** Addresses that lead out of pages behind the first one: the account's, the legal texts', the specification's two picture pages. */
export const laterRoutes = {
  ...accountRoutes,
  ...legalRoutes,

  swiper: route('/swiper', 'gallery/pages/swiper/index', { title: '轮播' }),
  slide: route('/slide', 'gallery/pages/slide/index', { title: '图片', query: ['at'] }),
  ...developmentRoutes,
}
