import type { ComponentSpace, Data, EngineElement } from '../engine'

export type Kind = { type: unknown; value: unknown }
export const text = (value = ''): Kind => ({ type: String, value })
export const flag = (value = false): Kind => ({ type: Boolean, value })
export const size = (value = 0): Kind => ({ type: Number, value })
export const anything = (value: unknown = null): Kind => ({ type: null, value })

/** A property that is meant as text. */
export const words = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** One built-in element of a page: its data as the page sets it, and the element that draws it. */
export type Builtin = {
  /** As the page sets it now. */ data: () => Data
  drawn: HTMLElement
  fire: (name: string, detail?: object, bubbles?: boolean) => void
}
export type Plan = {
  properties?: Record<string, Kind>
  /** Once, when it is drawn; what it answers runs when a property changes, by the property's name. */
  drawn?: (self: Builtin) => Record<string, (value: unknown) => void> | undefined
}
export type Define = (tag: string, plan?: Plan) => void

/** Declares built-in components: the engine ships none, so this part of the view layer is ours. */
export const definerIn =
  (space: ComponentSpace): Define =>
  (tag, { properties = {}, drawn } = {}) => {
    const updates = new WeakMap<EngineElement, Record<string, (value: unknown) => void>>()
    const all = { hidden: flag(), hoverClass: text('none'), animation: anything(), ...properties }
    const builder = space.define(`wx://${tag}`).options({ multipleSlots: false, virtualHost: false })
    for (const [name, kind] of Object.entries(all)) builder.property(name, kind)
    builder.lifetime('attached', function () {
      const element = this.getBackendElement()
      if (!element) return
      const self: Builtin = {
        data: () => this.data,
        drawn: element,
        fire: (name, detail = {}, bubbles = false) => this.triggerEvent(name, detail, { bubbles, composed: bubbles }),
      }
      followTouches(self)
      const own = { ...drawn?.(self), hidden: (value: unknown) => void element.toggleAttribute('hidden', value === true) }
      updates.set(this, own)
      for (const [name, update] of Object.entries(own)) update(this.data[name])
    })
    for (const name of Object.keys(all)) {
      builder.observer(name, function () {
        updates.get(this)?.[name]?.(this.data[name])
      })
    }
    space.setGlobalUsingComponent(tag, builder.registerComponent())
  }

const LONG_PRESS = 350
const RELEASED_AFTER = 70

/** `hover-class` while a finger is on it, a long press, and the ends of animations. */
function followTouches({ data, drawn, fire }: Builtin) {
  const hover = () => (data().hoverClass === 'none' ? [] : words(data().hoverClass).split(/\s+/).filter(Boolean))
  let timer: ReturnType<typeof setTimeout> | undefined
  const passive = { passive: true }
  drawn.addEventListener(
    'touchstart',
    () => {
      drawn.classList.add(...hover())
      timer = setTimeout(() => fire('longpress', {}, true), LONG_PRESS)
    },
    passive,
  )
  drawn.addEventListener('touchmove', () => clearTimeout(timer), passive)
  for (const end of ['touchend', 'touchcancel']) {
    drawn.addEventListener(
      end,
      () => {
        clearTimeout(timer)
        setTimeout(() => drawn.classList.remove(...hover()), RELEASED_AFTER)
      },
      passive,
    )
  }
  for (const name of ['transitionend', 'animationstart', 'animationiteration', 'animationend']) {
    drawn.addEventListener(name, (event) => {
      if (event.target === drawn) fire(name, {})
    })
  }
}
