import { preview } from '../../../counter/contract/preview'
import type { Db } from '../../db/open'
import { implementWork } from '../../kernel/work/implementWork'
import { editableSubject } from '../change/subject'
import { asItWouldStand } from './asItWouldStand'
import { storePreview } from './storePreview'

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
        const { token, expiresAt } = await storePreview(tx, { subject, subjectId, edited: to, staffId, now })
        return { answer: { token, expiresAt: expiresAt.toISOString(), notes } }
      },
    }
  },
})
