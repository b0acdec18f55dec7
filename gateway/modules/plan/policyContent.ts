import type { Beneficiary, InsuredRelation } from '../../../src/contract/plan'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { policies, type PolicyRow } from './schema'

type Person = { patientId: string; name: string; idCardNumber: string }
/** A signature by hand, or the typed name; the hash is of all that was signed. */
export type PolicySignature = { signerName: string; image: string | null; signedAt: string; hash: string }

/** What a policy holds encrypted. Answers are those to the questions as they were asked. */
export type PolicyContent = {
  applicant: Person
  insured: Person & { relation: InsuredRelation; /** Of a child. */ guardianName: string | null }
  beneficiaries: Beneficiary[]
  answers: Array<{ questionId: string; text: string; answer: boolean }>
  signature: PolicySignature | null
  warrant: PolicySignature | null
}

export const policyContent = (ring: KeyRing, row: PolicyRow) => openContent(ring, policies, row) as PolicyContent
export const sealedPolicy = (ring: KeyRing, id: string, content: PolicyContent) => sealContent(ring, policies, id, content)
