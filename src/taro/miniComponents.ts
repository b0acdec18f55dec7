import attributes from './templates/attributes.json'

/*
 * Stands in for `@tarojs/shared/dist/components.js` in the mini-program (config/patches.ts): the components that the shop uses and their
 * attributes. Taro's runtime calls an attribute by its place among these, and so do the templates (config/templates.ts).
 */
export const internalComponents = Object.fromEntries(
  Object.entries(attributes).map(([component, names]) => [component, Object.fromEntries(names.map((name) => [name, '']))]),
)
/** What keeps its value to itself until it is told. */
export const controlledComponent = new Set(['input', 'picker-view', 'textarea'])
export const focusComponents = new Set(['input', 'textarea'])
export const voidElements = focusComponents
export const nestElements = new Map<string, number>()
export const touchEvents = {}
export const animation = {}
export const singleQuote = (text: string) => `'${text}'`
