/** So many at a time; whoever comes later waits for a place. */
export class Slots {
  private readonly max: number
  private running = 0
  private readonly waiting: Array<() => void> = []

  constructor(max: number) {
    this.max = max
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.max) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
      this.waiting.shift()?.()
    }
  }
}
