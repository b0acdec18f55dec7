import type { ParamsOf } from '../../../src/routes/route'
import type { RouteName, Routes } from '../../../src/routes/table'

export type Params<Name extends RouteName> = ParamsOf<Routes[Name]> | Record<never, never>

/** What a person does at a phone and notices on it, in a browser and in WeChat alike. */
export type Walker = {
  /** Opens a page of the shop, as a link from outside does. */
  open: <Name extends RouteName>(name: Name, params?: Params<Name>) => Promise<void>
  /** Taps what bears these words: something to press first, else any text. Covered things cannot be tapped. */
  tap: (words: string | RegExp) => Promise<void>
  /** Ticks the box whose words begin like this. */
  tick: (words: string) => Promise<void>
  /** Types into the field with this label or placeholder. */
  fill: (label: string, value: string) => Promise<void>
  /** Taps what opens the camera or the album, and takes this JPEG. */
  photographs: (words: string | RegExp, jpeg: Buffer) => Promise<void>
  /** Writes with a finger on the paper that is called like this: two strokes. */
  writes: (label: string) => Promise<void>
  /** Sees these words somewhere on the page or on a layer above it. */
  sees: (words: string | RegExp) => Promise<void>
  /** Does not see these words, or no longer, once the page shows all it asked for. */
  seesNot: (words: string | RegExp) => Promise<void>
  /** Reads these words on the page, each once, one after the other. */
  readsInOrder: (words: readonly string[]) => Promise<void>
  /** Waits until the page shows all it asked for. */
  settled: () => Promise<void>
  /** Stands on this page of the shop. */
  isAt: <Name extends RouteName>(name: Name, params?: Params<Name>) => Promise<void>
  readsTitle: (title: string) => Promise<void>
  goBack: () => Promise<void>
  /** Opens the page anew, as after the app was closed. */
  reload: () => Promise<void>
  /** For a member: waits until the shop has asked by itself, a while after its start, for new versions of what was agreed to. */
  hasAskedForNewVersions: () => Promise<void>
  /** Lets so many milliseconds pass on a phone whose clock the walk turns (`turnsClock`), then what follows of it. */
  pass: (milliseconds: number) => Promise<void>
  /** The ticket of the picture that the page asked for last, for a code by text message. */
  ticket: () => Promise<string>
  goOffline: () => Promise<void>
  comeOnline: () => Promise<void>
  /** Scrolls the page down by some pixels. */
  scroll: (pixels: number) => Promise<void>
  scrolledBy: () => Promise<number>
  /** Stands where the page was left, give or take a line. */
  scrolledTo: (pixels: number) => Promise<void>
}

/** Whether a text has all these words, each once, in this order. */
export function hasInOrder(text: string, words: readonly string[]): boolean {
  const places = words.map((one) => (text.split(one).length === 2 ? text.indexOf(one) : -1))
  return places.every((place, nth) => place > (places[nth - 1] ?? -1))
}
