import path from 'node:path'
import attributes from './attributes.json'

/*
 * WeChat reads `aria-role`, `aria-label` and `aria-hidden`; Taro's templates leave them out. This adds the three to the components
 * our widgets use: to the templates here, and in runtime.js to the table of short names that Taro's runtime writes by.
 */
const COMPONENTS = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView', 'Swiper', 'SwiperItem', 'Canvas']

type Platform = { runtimePath: string | string[]; template: { mergeComponents: (ctx: unknown, patch: object) => void } }
type Context = { registerMethod: (method: { name: string; fn: (platform: Platform) => void }) => void }

/** A Taro plugin for the mini-program build. */
export default (ctx: Context) => {
  if (process.env.TARO_ENV !== 'weapp') return
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(ctx, Object.fromEntries(COMPONENTS.map((name) => [name, attributes])))
      platform.runtimePath = [platform.runtimePath, `post:${path.resolve(__dirname, 'runtime.js')}`].flat()
    },
  })
}
