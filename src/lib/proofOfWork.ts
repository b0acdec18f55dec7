import { sha256 } from '@noble/hashes/sha2.js'

/**
 * A proof of work: for each of eight parts a number whose SHA-256 with the subject begins with `bits` zero bits, as hex joined by
 * points. About 8 · 2^bits hashes find it and eight check it. Eight small puzzles instead of one keep who is out of luck from waiting
 * many times as long as another: the time differs by about a third. The subject is whatever the work is for (a ticket, a sealed
 * password): it is worth nothing for another one. A whole message fits into one block of SHA-256 for subjects of up to 43 characters.
 */
export const PARTS = 8
/** What a gateway may ask for at most: about 65,000 hashes, half a second on a new phone and several seconds in a mini-program without JIT. */
export const MAX_WORK_BITS = 13
/** How many hashes lie between two moments at which a solver may pause. */
const SLICE = 64

type Puzzle = { subject: string; bits: number }

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const zeroBits = (hash: Uint8Array) => {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
const isPart = ({ subject, bits }: Puzzle, part: number, answer: string) =>
  zeroBits(sha256(bytesOf(`${subject}:${part}:${answer}`))) >= bits

/** A short subject for something long. */
export const subjectOf = (text: string) => hexOf(sha256(bytesOf(text))).slice(0, 40)

/** Whether this is the work that was asked for; always where none was. */
export function isWork(puzzle: Puzzle, work: string | undefined): boolean {
  if (puzzle.bits <= 0) return true
  const answers = (work ?? '').split('.')
  return answers.length === PARTS && answers.every((answer, part) => isPart(puzzle, part, answer))
}

/** Solves a puzzle; whoever runs it may pause at each step. */
export function* working(puzzle: Puzzle): Generator<undefined, string> {
  const answers: string[] = []
  for (let tried = 0, total = 0; answers.length < PARTS; tried += 1, total += 1) {
    if (total % SLICE === SLICE - 1) yield
    const answer = tried.toString(16)
    if (!isPart(puzzle, answers.length, answer)) continue
    answers.push(answer)
    tried = -1
  }
  return answers.join('.')
}
