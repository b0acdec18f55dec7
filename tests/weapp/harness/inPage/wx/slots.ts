/** So many at a time; whoever comes later waits for a place. */
export class Slots {
  private readonly most: number
  private running = 0
  private readonly waiting: Array<() => void> = []

  constructor(most: number) {
    this.most = most
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
      this.waiting.shift()?.()
    }
  }
}
