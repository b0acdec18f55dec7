/** Counts the values of one filter group over the hits; a value is known by its number. */
export class Choices {
  readonly #values: readonly string[]
  readonly #hits: Uint32Array

  constructor(values: readonly string[]) {
    this.#values = values
    this.#hits = new Uint32Array(values.length)
  }

  count(value: number) {
    this.#hits[value] = (this.#hits[value] ?? 0) + 1
  }

  /** The values most hits have, at most `limit`, with the words a shopper reads. */
  max(limit: number, textOf: (value: string) => string = (value) => value) {
    return this.#values
      .map((value, number) => ({ value, text: textOf(value), hits: this.#hits[number] ?? 0 }))
      .filter(({ hits }) => hits > 0)
      .sort((left, right) => right.hits - left.hits || (left.value < right.value ? -1 : 1))
      .slice(0, limit)
  }
}
