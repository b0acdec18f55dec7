/** The second reckoning of one line: prices of pieces by the largest remainder, last pieces first; which of them are gone and what each got back. */
export class LineOracle {
  readonly prices: number[]
  readonly kept: number[]
  readonly gone = new Set<number>()
  isKept = false
  constructor(
    readonly net: number,
    readonly quantity: number,
  ) {
    // The nth piece ends where n equal parts of the whole end, rounded down: counted up cent by cent.
    let [given, piece] = [0, 0]
    this.prices = Array.from({ length: quantity }, () => 0)
    this.kept = this.prices.map(() => 0)
    for (piece = 0; piece < quantity; piece += 1) {
      while ((given + 1) * quantity <= net * (piece + 1)) {
        given += 1
        this.prices[piece]! += 1
      }
    }
  }
  get free() {
    return this.prices.map((_, place) => place).filter((place) => !this.gone.has(place))
  }
  differenceAt(price: number) {
    const paid = this.free.reduce((sum, place) => sum + this.prices[place]!, 0)
    return this.isKept || this.free.length === 0 ? 0 : Math.max(0, paid - price * this.free.length)
  }
  refundOf(count: number) {
    return this.free.slice(0, count).reduce((sum, place) => sum + this.prices[place]! - this.kept[place]!, 0)
  }
}
