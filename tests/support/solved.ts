import { working } from '../../src/lib/proofOfWork'

/** A proof of work, done at one go. */
export function solved(puzzle: { subject: string; bits: number }): string {
  const run = working(puzzle)
  for (;;) {
    const step = run.next()
    if (step.done) return step.value
  }
}
