/** Counts the values of one filter group over the hits. */
export class Choices {
  readonly #hits = new Map<string, number>()

  count(value: string) {
    this.#hits.set(value, (this.#hits.get(value) ?? 0) + 1)
  }

  /** The values most hits have, at most `limit`, with the words a shopper reads. */
  most(limit: number, textOf: (value: string) => string = (value) => value) {
    return [...this.#hits]
      .sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
      .slice(0, limit)
      .map(([value, hits]) => ({ value, text: textOf(value), hits }))
  }
}
