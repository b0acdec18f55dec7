import type { z } from 'zod/mini'
import type { WrittenDrug } from '../../../src/contract/consultationForm'
import type { ConsultationAnswers, SymptomDuration } from '../../../src/contract/consultationView'
import type { Sex } from '../../../src/contract/idCard'
import type { HealthInfo } from '../../../src/contract/patient'
import type { DrugDisease } from '../../../src/contract/prescription'
import type { ChatSender } from '../../../src/contract/chat'
import type { AttachedQuestionnaire } from '../questionnaire/attached'

type Drug = Pick<z.infer<typeof WrittenDrug>, 'productCode' | 'quantity'> & { name: string; specification: string }

/** What a row of `consultations` seals: patient and form as they were handed in, and why a doctor could not help. */
export type ConsultationContent = {
  patient: {
    name: string
    idCardNumber: string
    sex: Sex
    birthDate: string
    age: number
    /** 父亲 */
    relation: string
    guardianName: string | null
  }
  healthInfo: HealthInfo | null
  symptom: string
  duration: SymptomDuration
  /** Ids of pictures, in their order. */
  images: string[]
  disease: DrugDisease
  medicines: string
  answers: ConsultationAnswers
  drugs: Drug[]
  isAccompanied: boolean
  /** Questions about a drug, and what was chosen; absent of a form. */
  asked?: Array<{ question: string; chosen: string[] }>
  /** What the member answered before and let go with it; absent where nothing went. */
  questionnaire?: AttachedQuestionnaire
  /** What the doctor wrote at the end; absent before. */
  summary?: string
  /** What the member reads; absent where no doctor declined. */
  declined?: string
}

/** What a row of `consultation_signs` seals. */
export type SignedContent = { signer: string; signerName: string; relation: string | null; image: string | null }

/** What a row of `consultation_records` seals, in the order in which it was written. */
export type RecordContent = { lines: Array<{ sender: ChatSender; staffId: string | null; at: string; text: string }> }
