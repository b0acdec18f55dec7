import type { Data } from '../engine'

/** A property that is meant as text. */
export const words = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** One built-in element of a page: its data as the page sets it, and the element that draws it. */
export type Builtin = {
  id: () => string
  /** As the page sets it now. */
  data: () => Data
  drawn: HTMLElement
  fire: (name: string, detail?: object, bubbles?: boolean) => void
  /** Fires and answers what the page's method returned. */
  ask: (name: string, detail: object) => unknown
}
