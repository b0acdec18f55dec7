import { plain } from './plain'

/** Finds which of many names a text contains, by the first two characters of each: no name is compared that cannot stand there. */
export class Contained<T> {
  readonly #byBeginning = new Map<string, Array<{ name: string; value: T }>>()

  add(name: string, value: T) {
    const text = plain(name)
    if (text.length < 2) return
    const beginning = text.slice(0, 2)
    const same = this.#byBeginning.get(beginning) ?? []
    same.push({ name: text, value })
    this.#byBeginning.set(beginning, same)
  }

  /** Every place where one of the names stands, by its beginning. */
  *placesIn(plainText: string): Generator<{ at: number; length: number; value: T }> {
    for (let at = 0; at + 2 <= plainText.length; at += 1)
      for (const { name, value } of this.#byBeginning.get(plainText.slice(at, at + 2)) ?? [])
        if (plainText.startsWith(name, at)) yield { at, length: name.length, value }
  }

  in(plainText: string): T[] {
    return [...new Set([...this.placesIn(plainText)].map(({ value }) => value))]
  }
}
