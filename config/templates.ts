import attributes from '../src/taro/templates/attributes.json'
import events from '../src/taro/templates/events.json'

/*
 * What Taro's templates say of WeChat's components: what the shop uses of them (src/taro/templates) and nothing else. Every page
 * carries fifteen copies of a view, and each copy names all that its component can do. Taro leaves out, too, what screen readers read
 * (`aria-role`, `aria-label`, `aria-hidden`), and what some components can be touched by. tests/architecture/templates.test.ts says so where
 * something in src uses more.
 *
 * Templates and runtime call an attribute by its place among those of its component. The runtime's table is made of the same list
 * (src/taro/miniComponents.ts).
 */
type Attributes = Record<string, string>
type Components = Record<string, Attributes>
type Template = {
  internalComponents: Components
  nestElements: Map<string, number>
  createMiniComponents: (components: Components) => Components
  modifyTemplateResult: (result: string, ...others: unknown[]) => string
}
type Platform = { template: Template }
type Context = { registerMethod: (method: { name: string; fn: (platform: Platform) => void }) => void }

const eventsOf: Readonly<Record<string, string[]>> = events

/** A component as far as the shop uses it; what Taro knows of an attribute is its default. */
const usedOf = (known: Attributes, names: readonly string[], bound: readonly string[]): Attributes =>
  Object.fromEntries([...names, ...bound].map((name) => [name, known[name] ?? '']))

/** Of Taro's table what the shop uses. */
const usedComponents = (table: Components): Components =>
  Object.fromEntries(Object.entries(attributes).map(([name, names]) => [name, usedOf(table[name] ?? {}, names, eventsOf[name] ?? [])]))

/**
 * How many of a kind may stand within each other: WeChat's templates cannot call themselves, so each level is a copy. Taro writes 15 of a
 * text, 6 of a still one and 4 of the rest. A view that holds the page (`ui/layer/still`) holds no other.
 */
const NESTED = { text: 3, 'static-text': 3, 'scroll-view': 3, swiper: 1, 'swiper-item': 1, 'catch-view': 1 }

/** Nobody presses a view without events; and one that holds the page catches the finger, which Taro only says of a view that listens to it. */
function withoutUseless({ 'static-view': still = {}, 'catch-view': holding = {}, ...others }: Components): Components {
  const { 'hover-class': _class, 'hover-stay-time': _time, ...rest } = still
  return { ...others, 'static-view': rest, 'catch-view': { ...holding, catchtouchmove: 'eh' } }
}

/** A Taro plugin for the mini-program build. */
export default (ctx: Context) => {
  if (process.env.TARO_ENV !== 'weapp') return
  ctx.registerMethod({
    name: 'onSetupClose',
    fn({ template }) {
      template.internalComponents = usedComponents(template.internalComponents)
      for (const [name, levels] of Object.entries(NESTED)) template.nestElements.set(name, levels)
      const createMiniComponents = template.createMiniComponents.bind(template)
      template.createMiniComponents = (components) => withoutUseless(createMiniComponents(components))
      const { modifyTemplateResult } = template
      // No text stands between tags: what looks well there is two thousand spaces.
      template.modifyTemplateResult = (...result) =>
        modifyTemplateResult(...result)
          .replace(/\s*\n\s*/g, '')
          .replace(/ {2,}/g, ' ')
    },
  })
}
