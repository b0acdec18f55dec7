import { route } from './route'

/** Made with `QINGHE_GALLERY=1`: the widgets' gallery and nothing of the shop, so that it is built quickly. Nobody ships it. */
export const isGalleryBuild = process.env.QINGHE_GALLERY === '1'

/** Pages for those who build the shop; of a build that is shipped they are no part. Typed as nothing, so that no page of the shop can lead to one. */
export const developmentRoutes: Record<never, never> = isGalleryBuild
  ? { gallery: route('/gallery/:part?', 'gallery/gallery', { title: '部件陈列', pullToRefresh: true, query: ['state'] }) }
  : {}
