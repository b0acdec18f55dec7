import { sql } from 'drizzle-orm'
import { preview, PREVIEW_MINUTES } from '../../../counter/contract/preview'
import { MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { randomId, sha256 } from '../../kernel/hash'
import { implementWork } from '../../kernel/work/implementWork'
import { editableSubject } from '../change/subject'
import { asItWouldStand } from './asItWouldStand'
import { previews } from './schema'

export const previewWorkHandlers = implementWork(preview, {
  create: async ({ db, now, staff: { staffId }, body: { subject, subjectId, edited } }) => {
    const { ahead } = editableSubject(subject)
    const to = await ahead.read(db, subjectId, edited)
    // Some laws are held against what then stands there: a value that cannot be saved is refused before anybody looks at it.
    const notesIn = (tx: Db) => ahead.notes?.(tx, subjectId, to) ?? Promise.resolve([])
    const notes = await asItWouldStand(db, { subject, subjectId, edited: to, now }, notesIn)
    return {
      record: `${subject}:${subjectId}`,
      change: async (tx) => {
        const token = randomId(32)
        const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * MINUTE)
        // As JSON: `null` is a value like any other.
        const value = sql`${JSON.stringify(to)}::jsonb`
        await tx.insert(previews).values({ tokenHash: sha256(token), subject, subjectId, edited: value, staffId, expiresAt })
        return { answer: { token, expiresAt: expiresAt.toISOString(), notes } }
      },
    }
  },
})
