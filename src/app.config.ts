import { isGalleryBuild } from './routes/developmentRoutes'
import { allPages, mainPages, subPackages } from './routes/pages'
import { preloadRule } from './routes/preload'
import { routes } from './routes/table'

const weapp = process.env.TARO_ENV === 'weapp'

const tabBar = {
  custom: true,
  color: '#59665F',
  selectedColor: '#1F7350',
  backgroundColor: '#FFFFFF',
  list: [routes.home, routes.category, routes.pharmacist, routes.cart, routes.me].map(({ page, title }) => ({
    pagePath: page,
    text: title,
  })),
}

export default defineAppConfig({
  // A browser knows no packages.
  pages: weapp ? mainPages : allPages,
  ...(weapp && { subPackages }),
  window: {
    navigationBarTitleText: '青禾健康',
    navigationBarBackgroundColor: '#F6F7F3',
    navigationBarTextStyle: 'black',
    navigationStyle: 'custom',
    backgroundColor: '#F6F7F3',
  },
  // The bar is drawn by our own <TabBar>, so that it follows elder mode; WeChat keeps the tab pages alive.
  ...(weapp && {
    ...(!isGalleryBuild && { tabBar, preloadRule }),
    lazyCodeLoading: 'requiredComponents' as const,
    __usePrivacyCheck__: true,
    requiredPrivateInfos: ['getFuzzyLocation', 'chooseAddress'],
    permission: { 'scope.userFuzzyLocation': { desc: '用于填写收货地址' } },
    // Opened from moments, WeChat lays a bar of its own above the page, not over it.
    singlePage: { navigationBarFit: 'squeezed' },
  }),
  animation: false,
})
