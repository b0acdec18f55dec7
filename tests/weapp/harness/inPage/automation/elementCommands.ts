import { builtinAt } from '../builtins/define'
import type { Commands } from './commands'
import { drawnOf, elementOf, handleOf, select } from './elements'
import { aimAt, landed } from './finger'
import { placeOf } from './measures'
import { valueAt } from './valueAt'

type OfElement = {
  elementId: string
  selector: string
  names: string[]
  type: string
  detail?: unknown
  path?: string
  data: Record<string, unknown>
  method: string
  functionName: string
  args?: never[]
  eventName: string
}

const inCamel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function attributeOf(elementId: string, name: string): unknown {
  const element = elementOf(elementId)
  if (name === 'class') return element.class ?? ''
  if (name === 'id') return element.id
  if (name.startsWith('data-')) return element.dataset[inCamel(name.slice('data-'.length))]
  return element.data[inCamel(name)] ?? drawnOf(elementId).getAttribute(name)
}

function propertyOf(elementId: string, name: string): unknown {
  const { data } = elementOf(elementId)
  if (name === '__propPublic') return Object.fromEntries([...Object.keys(data), 'value'].map((key) => [key, true]))
  const { behaviour } = builtinAt(drawnOf(elementId)) ?? {}
  return name === 'value' && behaviour?.value ? behaviour.value() : data[name]
}

const markupOf = (elementId: string, type: string) =>
  drawnOf(elementId)[type === 'outer' ? 'outerHTML' : 'innerHTML'].replace(/<(\/?)wx-/g, '<$1')

/** `Element.*` of DevTools' protocol. */
export const elementCommands: Commands = {
  'Element.getElement': ({ elementId, selector }: OfElement) => handleOf(select(elementOf(elementId), selector)[0]),
  'Element.getElements': ({ elementId, selector }: OfElement) => ({ elements: select(elementOf(elementId), selector).map(handleOf) }),
  'Element.getDOMProperties': ({ elementId, names }: OfElement) => ({ properties: names.map((name) => valueAt(drawnOf(elementId), name)) }),
  'Element.getAttributes': ({ elementId, names }: OfElement) => ({ attributes: names.map((name) => attributeOf(elementId, name)) }),
  'Element.getProperties': ({ elementId, names }: OfElement) => ({ properties: names.map((name) => propertyOf(elementId, name)) }),
  'Element.getStyles': ({ elementId, names }: OfElement) => ({
    styles: names.map((name) => getComputedStyle(drawnOf(elementId)).getPropertyValue(name)),
  }),
  'Element.getOffset'({ elementId }: OfElement) {
    const { left, top } = drawnOf(elementId).getBoundingClientRect()
    return { left, top }
  },
  'Element.getWXML': ({ elementId, type }: OfElement) => ({ wxml: markupOf(elementId, type) }),
  'Element.triggerEvent': ({ elementId, type, detail }: OfElement) =>
    elementOf(elementId).triggerEvent(type, detail ?? {}, { bubbles: false }),
  'Element.dispatchEvent': ({ elementId, eventName, detail }: OfElement) =>
    elementOf(elementId).triggerEvent(eventName, detail ?? {}, { bubbles: true, composed: true }),
  'Element.getData': ({ elementId, path }: OfElement) => ({ data: valueAt(elementOf(elementId).data, path) }),
  'Element.setData': ({ elementId, data }: OfElement) => elementOf(elementId).getMethodCaller().setData(data),
  async 'Element.callMethod'({ elementId, method, args = [] }: OfElement) {
    const caller = elementOf(elementId).getMethodCaller()
    const work = caller[method] as ((...args: unknown[]) => unknown) | undefined
    if (!work) throw new Error(`the component has no method "${method}"`)
    return { result: await work.apply(caller, args) }
  },
  'Element.callFunction'({ elementId, functionName, args = [] }: OfElement) {
    const call = builtinAt(drawnOf(elementId))?.behaviour.calls?.[functionName.split('.')[1] ?? '']
    if (!call) throw new Error(`${functionName} is not known`)
    return { result: call(...args) }
  },
  'Engine.place': ({ elementId }: OfElement) => placeOf(elementId),
  'Engine.aim': ({ elementId }: OfElement) => aimAt(elementId),
  'Engine.landed': landed,
}
