import { sameHash, sha256 } from '../../lib/hash'

/** Whose answer it is to which ticket. `answerHash`: what the ticket's picture or sound said, null where none was asked for. */
export type Answered = { ticket: string; answerHash: string | null; validCode: string; address: string }

/**
 * A captcha: tells people from programs. `passes` verifies the answer to a ticket, which is consumed by then; it rejects where an external
 * verifier cannot be reached. The proof of work is required beside it, whichever provider verifies (`captcha/tickets`).
 */
export type Challenge = { passes: (answered: Answered) => Promise<boolean> }

/** The ticket salts its answer: it is secret and only its own hash is kept, so the table gives no answer away. */
export const answerHash = (ticket: string, answer: string) => sha256(`${ticket}:${answer.toUpperCase()}`)

/** The embedded default: the picture's characters or the spoken digits. */
export const embeddedChallenge: Challenge = {
  passes: async ({ ticket, answerHash: kept, validCode }) => kept !== null && sameHash(kept, answerHash(ticket, validCode)),
}
