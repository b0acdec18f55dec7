import type { IPluginContext } from '@tarojs/service'

/*
 * WeChat reads `aria-role`, `aria-label` and `aria-hidden`; Taro's templates leave them out. This adds the three to the
 * components our widgets use.
 */
const ATTRIBUTES = { 'aria-role': 'i.ariaRole', 'aria-label': 'i.ariaLabel', 'aria-hidden': 'i.ariaHidden' }
const COMPONENTS = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'ScrollView', 'Swiper', 'SwiperItem', 'Canvas']

type Template = { mergeComponents: (ctx: IPluginContext, patch: object) => void }

/** A Taro plugin for the mini-program build. */
export default (ctx: IPluginContext) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: { template: Template }) {
      platform.template.mergeComponents(ctx, Object.fromEntries(COMPONENTS.map((name) => [name, ATTRIBUTES])))
    },
  })
}
