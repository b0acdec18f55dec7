import { prescriptionDrugs, prescriptionPapers, prescriptions, prescriptionSevereNotes } from '../../gateway/tables'
import { sealContent } from '../../gateway/kernel/sealedContent'
import { sealedNames } from '../../gateway/modules/prescription/named'
import { sealedPaper, type Paper } from '../../gateway/modules/prescription/paper'
import type { Dose } from '../../src/contract/dose'
import type { Gateway } from './gateway'

/** 缬沙坦胶囊, a prescription drug of the built-in catalogue. */
export const VALSARTAN = '100011'
const DAYS_30 = 30 * 24 * 3600_000
let numbered = 0

type Changes = Partial<Omit<typeof prescriptions.$inferInsert, 'patientName' | 'diagnosis'>> & {
  patientName?: string
  diagnosis?: string
  /** As its paper has it; none comes without a dose. */
  dose?: Dose
}

/** A prescription for 缬沙坦胶囊, approved, unused and valid for a month unless told otherwise; of its paper, where it has one, the drugs alone. */
export async function prescribe(
  { db, clock, providers }: Gateway,
  memberId: string,
  { patientName = '周建国', diagnosis = '高血压', dose, ...changes }: Changes = {},
  productCode = VALSARTAN,
) {
  const prescriptionId = `rx-of-test-${(numbered += 1)}`
  const drugs = [{ productCode, name: '', specification: '', quantity: 3, dose }]
  const paper = dose && sealedPaper(providers.fileKeys, prescriptionId, { drugs } as unknown as Paper)
  await db.insert(prescriptions).values({
    ...(paper && { paperHash: paper.paperHash }),
    prescriptionId,
    memberId,
    ...sealedNames(providers.fileKeys, prescriptionId, { patientName, diagnosis }),
    relationLabel: '父亲',
    status: 'approved',
    validUntil: new Date(clock.now().getTime() + DAYS_30),
    createdAt: clock.now(),
    ...changes,
  })
  await db.insert(prescriptionDrugs).values({ prescriptionId, productCode, quantity: 3 })
  if (paper) await db.insert(prescriptionPapers).values({ id: prescriptionId, memberId, ...paper.sealed })
  return prescriptionId
}

type Noted = { prescriptionId: string; memberId: string; staffId: string; note: string }

/** Why a pharmacist approved a prescription in spite of a critical finding. */
export async function noteOn({ db, clock, providers }: Gateway, { note, staffId, ...of }: Noted): Promise<void> {
  const id = `note-of-test-${(numbered += 1)}`
  const content = { ruleIds: ['pair-nsaid-anticoagulant'], titles: ['一起用有危险'], note }
  const sealed = sealContent(providers.fileKeys, prescriptionSevereNotes, id, content)
  await db.insert(prescriptionSevereNotes).values({ id, ...of, ...sealed, writtenBy: staffId, writtenAt: clock.now() })
}
