import { Event, type EngineElement, type EngineEvent } from './engine'

const answers = new WeakMap<EngineEvent, unknown>()

/** Keeps what a page's method returned for an event: WeChat's input field takes it as its new value. */
export function answered(event: EngineEvent, answer: unknown) {
  if (answer === undefined) return
  // A handler gets a copy whose prototype is the event that was fired.
  answers.set(event, answer)
  answers.set(Object.getPrototypeOf(event) as EngineEvent, answer)
}

/** Fires an event that does not bubble and answers what the page's method returned. */
export function fireAndAsk(element: EngineElement, name: string, detail: object): unknown {
  const event = new Event(name, detail, { bubbles: false, composed: false })
  Event.dispatchEvent(element, event)
  return answers.get(event)
}
