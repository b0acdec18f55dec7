import type { EngineElement, EngineEvent } from './engine'

const TOUCH = /^(touch|tap$|canceltap$|longpress$|longtap$)/

const pointOf = ({ identifier, pageX, pageY, clientX, clientY, force }: Touch) => ({ identifier, pageX, pageY, clientX, clientY, force })
/** On a canvas a finger is told by its place on the canvas. */
function pointIn(canvas: Element, { identifier, clientX, clientY }: Touch) {
  const { left, top } = canvas.getBoundingClientRect()
  return { identifier, x: clientX - left, y: clientY - top }
}

function targetOf(node: EngineElement & { _$?: EngineElement }) {
  const element = node._$ ?? node
  const drawn = element.getBackendElement()
  return { id: element.id, dataset: { ...element.dataset }, offsetLeft: drawn?.offsetLeft ?? 0, offsetTop: drawn?.offsetTop ?? 0 }
}

/** WeChat hands the logic layer plain objects, not live nodes, and between its threads as JSON: nothing is shared with the view. */
export const plainEvent = (event: EngineEvent): unknown => JSON.parse(JSON.stringify(toldOf(event)))

function toldOf(event: EngineEvent): object {
  const type = event.getEventName()
  const original = event.getOriginalEvent()
  const plain = {
    type,
    timeStamp: event.timeStamp,
    target: targetOf(event.target),
    currentTarget: targetOf(event.currentTarget),
    mark: event.mark ?? {},
  }
  if (TOUCH.test(type)) {
    const { touches = [], changedTouches = [] } = (original ?? {}) as { touches?: Iterable<Touch>; changedTouches?: Iterable<Touch> }
    const drawn = (event.currentTarget._$ ?? event.currentTarget).getBackendElement()
    const point = (touch: Touch) => (drawn?.localName === 'wx-canvas' ? pointIn(drawn, touch) : pointOf(touch))
    const { x = 0, y = 0 } = (event.detail ?? {}) as { x?: number; y?: number }
    return {
      ...plain,
      touches: Array.from(touches, point),
      changedTouches: Array.from(changedTouches, point),
      detail: type.startsWith('touch') ? {} : { x, y },
    }
  }
  const isOfBrowser = original instanceof window.Event && !(original instanceof CustomEvent)
  return { ...plain, detail: isOfBrowser ? {} : (event.detail ?? {}) }
}
