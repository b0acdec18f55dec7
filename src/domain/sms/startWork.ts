import { working } from '@/lib/proofOfWork'

/** Milliseconds of work before the page gets a turn: less than a frame, also on a slow phone. */
const TURN = 8

/** A proof of work that is under way; nothing comes of one that was stopped. */
export type UnderWay = { done: Promise<string | undefined>; stop: () => void }

/** Does a proof of work in small turns, on the only thread a mini-program has, so that typing stays smooth. */
export function startWork(puzzle: { subject: string; bits: number }): UnderWay {
  let isStopped = false
  const done = new Promise<string | undefined>((resolve) => {
    const run = working(puzzle)
    const turn = () => {
      if (isStopped) {
        resolve(undefined)
        return
      }
      for (const until = Date.now() + TURN; Date.now() < until;) {
        const step = run.next()
        if (step.done) {
          resolve(step.value)
          return
        }
      }
      setTimeout(turn)
    }
    setTimeout(turn)
  })
  return { done, stop: () => (isStopped = true) }
}
