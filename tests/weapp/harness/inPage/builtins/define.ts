import type { ComponentSpace, Data, EngineElement } from '../engine'
import { fireAndAsk } from '../answers'
import type { Builtin } from './builtin'
import { followTouches } from './touches'

export type Kind = { type: unknown; value: unknown }
export const text = (value = ''): Kind => ({ type: String, value })
export const flag = (value = false): Kind => ({ type: Boolean, value })
export const size = (value = 0): Kind => ({ type: Number, value })
export const anything = (value: unknown = null): Kind => ({ type: null, value })

type Behaviour = {
  /** Run at first and when the property of that name changes. */
  updates?: Record<string, (value: unknown) => void>
  /** What a test may ask of it by name: `input`, `scrollTo` … */
  calls?: Record<string, (...given: never[]) => unknown>
  /** What it brings into the form around it. */
  value?: () => unknown
  /** When it leaves the page. */
  gone?: () => void
}
export type Plan = { properties?: Record<string, Kind>; drawn?: (self: Builtin) => Behaviour | undefined }
export type Define = (tag: string, plan?: Plan) => void

const behaviours = new WeakMap<EngineElement, Behaviour>()
const elements = new WeakMap<Element, EngineElement>()

/** What the built-in component that draws here does, and its data. */
export function builtinAt(drawn: Element): { behaviour: Behaviour; data: Data } | undefined {
  const element = elements.get(drawn)
  const behaviour = element && behaviours.get(element)
  return element && behaviour && { behaviour, data: element.data }
}

/** Declares built-in components: the engine ships none, so this part of the view layer is ours. */
export const definerIn =
  (space: ComponentSpace): Define =>
  (tag, { properties = {}, drawn } = {}) => {
    const all = { hidden: flag(), hoverClass: text('none'), hoverStayTime: size(70), animation: anything(), ...properties }
    const builder = space.define(`wx://${tag}`).options({ multipleSlots: false, virtualHost: false })
    for (const [name, kind] of Object.entries(all)) builder.property(name, kind)
    builder.lifetime('attached', function () {
      const element = this.getBackendElement()
      if (!element) return
      const self: Builtin = {
        id: () => this.id,
        data: () => this.data,
        drawn: element,
        fire: (name, detail = {}, bubbles = false) => this.triggerEvent(name, detail, { bubbles, composed: bubbles }),
        ask: (name, detail) => fireAndAsk(this, name, detail),
      }
      followTouches(self)
      const behaviour = drawn?.(self) ?? {}
      const updates = { hidden: (value: unknown) => void element.toggleAttribute('hidden', value === true), ...behaviour.updates }
      behaviours.set(this, { ...behaviour, updates })
      elements.set(element, this)
      for (const [name, update] of Object.entries(updates)) update(this.data[name])
    })
    builder.lifetime('detached', function () {
      behaviours.get(this)?.gone?.()
    })
    for (const name of Object.keys(all)) {
      builder.observer(name, function () {
        behaviours.get(this)?.updates?.[name]?.(this.data[name])
      })
    }
    space.setGlobalUsingComponent(tag, builder.registerComponent())
  }
