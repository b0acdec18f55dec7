import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant } from './fields'

const HEALTH_KINDS = ['prescription', 'medicalRecord', 'certificate', 'chat'] as const
/** Of goods: a broken box is nothing that its member has to agree to separately. */
const EVIDENCE_KINDS = ['aftersales', 'complaint', 'questionnaire', 'review'] as const
export const EvidenceKind = z.enum(EVIDENCE_KINDS, '请说明图片的用途')
export type EvidenceKind = z.infer<typeof EvidenceKind>
export const HealthKind = z.enum(HEALTH_KINDS, '请说明图片的用途')

/** What a picture is for: it decides whose work may open it, and it is good for nothing else. */
export const UploadKind = z.enum([...HEALTH_KINDS, ...EVIDENCE_KINDS])
export type UploadKind = z.infer<typeof UploadKind>

/** Whether `addEvidence` takes it; `add` takes the others. */
export const isEvidenceKind = (kind: UploadKind): kind is EvidenceKind => EvidenceKind.safeParse(kind).success

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Bytes of one picture as it comes from a phone. */
export const MAX_UPLOAD_BYTES = 10 << 20

/**
 * A picture the shop keeps for its member. `url` is below the shop's own origin, is good until `expiresAt`, and only together with the
 * member's own token: whoever else has it opens nothing.
 */
export const Upload = z
  .looseObject({ id: Id, kind: UploadKind, url: z.string(), expiresAt: Instant, width: z.int(), height: z.int() })
  .register(z.globalRegistry, { id: 'Upload' })
export type Upload = z.infer<typeof Upload>

const ById = z.object({ id: Id })
const FILE = { maxBytes: MAX_UPLOAD_BYTES, types: PICTURE_TYPES }

export const upload = {
  add: endpoint('POST /upload', {
    about:
      'Keep a picture that may be about health or identity: made anew from its points alone, encrypted; deleted within a day unless something refers to it by then',
    collects: { scene: '上传图片', kinds: ['picture'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    timeout: 15000,
    idempotent: true,
    body: z.object({ kind: HealthKind }),
    file: FILE,
    output: Upload,
  }),
  addEvidence: endpoint('POST /upload/evidence', {
    about: 'The same of a picture that shows goods',
    collects: { scene: '上传售后照片', kinds: ['picture'] },
    session: 'required',
    timeout: 15000,
    idempotent: true,
    body: z.object({ kind: EvidenceKind }),
    file: FILE,
    output: Upload,
  }),
  one: endpoint('GET /upload/{id}', {
    about: 'A picture of this member with a new link to it',
    session: 'required',
    params: ById,
    output: Upload,
  }),
  remove: endpoint('DELETE /upload/{id}', {
    about: 'Delete a picture that nothing refers to',
    session: 'required',
    params: ById,
    output: Done,
  }),
}
