import { Event, type EngineElement, type EngineEvent } from './engine'

const answers = new WeakMap<EngineEvent, unknown>()

/** Keeps what a page's method returned for an event: WeChat's input field takes it as its new value. */
export function answered(event: EngineEvent, answer: unknown) {
  if (answer !== undefined) answers.set(event, answer)
}

/** Fires an event that does not bubble and answers what the page's method returned. */
export function fireAndAsk(element: EngineElement, name: string, detail: object): unknown {
  const event = new Event(name, detail, { bubbles: false, composed: false })
  Event.dispatchEvent(element, event)
  return answers.get(event)
}
