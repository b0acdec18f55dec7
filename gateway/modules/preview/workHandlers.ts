import { sql } from 'drizzle-orm'
import { preview, PREVIEW_MINUTES } from '../../../counter/contract/preview'
import { MINUTE } from '../../../src/lib/duration'
import { randomId, sha256 } from '../../kernel/hash'
import { implementWork } from '../../kernel/work/implementWork'
import { asItWouldStand, editedAhead } from './asItWouldStand'
import { previews } from './schema'

export const previewWorkHandlers = implementWork(preview, {
  create: async ({ db, now, staff: { staffId }, body: { subject, subjectId, edited } }) => {
    const to = await editedAhead(subject).ahead.read(db, subjectId, edited)
    // Some laws are held against what then stands there: a value that cannot be saved is refused before anybody looks at it.
    await asItWouldStand(db, { subject, subjectId, edited: to, now }, () => Promise.resolve())
    return {
      record: `${subject}:${subjectId}`,
      change: async (tx) => {
        const token = randomId(32)
        const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * MINUTE)
        // As JSON: `null` is a value like any other.
        const value = sql`${JSON.stringify(to)}::jsonb`
        await tx.insert(previews).values({ tokenHash: sha256(token), subject, subjectId, edited: value, staffId, expiresAt })
        return { answer: { token, expiresAt: expiresAt.toISOString() } }
      },
    }
  },
})
