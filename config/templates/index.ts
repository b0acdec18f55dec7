import path from 'node:path'
import attributes from './attributes.json'
import unused from './unused.json'

/*
 * What Taro's templates say of WeChat's components, and what not.
 * Missing: WeChat reads `aria-role`, `aria-label` and `aria-hidden`; Taro's templates leave them out. This adds the three to the components
 * our widgets use: to the templates here, and in runtime.js to the table of short names that Taro's runtime writes by.
 * Too much: every copy of a template names all that its component can do. What the shop does not use (unused.json) is left out, which
 * makes the main package 12 KB smaller; tests/architecture/templates.test.ts says so where something in src uses it after all.
 */
const COMPONENTS = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView', 'Swiper', 'SwiperItem', 'Canvas']

const unusedOf: Readonly<Record<string, string[]>> = unused

type Attributes = Readonly<Record<string, string>>
type Template = {
  mergeComponents: (ctx: unknown, patch: object) => void
  modifyCompProps?: (component: string, attributes: Attributes) => Attributes
}
type Platform = { runtimePath: string | string[]; template: Template }
type Context = { registerMethod: (method: { name: string; fn: (platform: Platform) => void }) => void }

/** A Taro plugin for the mini-program build. */
export default (ctx: Context) => {
  if (process.env.TARO_ENV !== 'weapp') return
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(ctx, Object.fromEntries(COMPONENTS.map((name) => [name, attributes])))
      platform.template.modifyCompProps = (component, all) => {
        const left = unusedOf[component] ?? []
        return Object.fromEntries(Object.entries(all).filter(([attribute]) => !left.includes(attribute)))
      }
      platform.runtimePath = [platform.runtimePath, `post:${path.resolve(__dirname, 'runtime.js')}`].flat()
    },
  })
}
