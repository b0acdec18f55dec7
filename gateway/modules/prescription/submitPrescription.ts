import { and, eq, isNull } from 'drizzle-orm'
import { birthDateOf, sexOf } from '../../../src/contract/idCard'
import { relationText } from '../../../src/contract/patient'
import type { PrescriptionForm } from '../../../src/contract/prescription'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import { piecesIn } from '../../../src/lib/pieces'
import type { Db, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { diseaseDataOf } from '../../../src/contract/prescriptionSign'
import { ownPatient } from '../patient/patientBook'
import { ageOf, contentOfPatient } from '../patient/storedPatient'
import { productCards } from '../productCard/cards'
import { takeSign } from '../prescriptionSign/signs'
import { attachUploads } from '../upload/uploads'
import { dropDraft, releasePictures } from './drafts'
import { sealedNames } from './named'
import { keepPaper, sealedPaper, type Paper } from './paper'
import { issuedProblem, rxRulesOf, validUntilOf } from './rxRules'
import { PRESCRIPTIONS, prescriptionDrugs, prescriptions } from './schema'
import { isUndecidedRow } from './states'

/** Prescriptions of one member that wait at once; the figure is ours. */
export const MAX_WAITING = 10

type Submitting = { ring: KeyRing; memberId: string; now: Date }

/** A prescription that may be handed in, looked at before a transaction is opened for it. */
export async function checkedPrescription(db: Db, form: PrescriptionForm, { ring, memberId, now }: Submitting) {
  const { validDays, needsSignature } = await rxRulesOf(db)
  const problem = issuedProblem(form.issuedOn, { validDays, now })
  if (problem !== undefined) throw new HttpError(422, 'PRESCRIPTION_ENDED', problem, { field: 'issuedOn' })
  if (needsSignature && form.signId === undefined) throw new HttpError(409, 'SIGN_NEEDED', '请先签名，再提交处方', { field: 'signId' })
  const { name, relationLabel, idCardNumber, healthInfo, guardianVo } = contentOfPatient(
    ring,
    await ownPatient(db, memberId, form.patientId),
  )
  const sex = sexOf(idCardNumber)
  const age = ageOf(idCardNumber, now)
  const { hospital, issuedOn, diagnosis, icdCode, images } = form
  const paper: Paper = {
    patient: { name, idCardNumber, sex, birthDate: birthDateOf(idCardNumber), age, guardianName: guardianVo?.name ?? null },
    healthInfo,
    hospital,
    issuedOn,
    diagnosis,
    icdCode,
    drugs: drugsIn(
      form,
      await productCards(
        db,
        form.drugs.map(({ productCode }) => productCode),
        now,
      ),
    ),
    images,
  }
  const signing = form.signId === undefined ? undefined : { signId: form.signId, diseaseData: diseaseDataOf(form, sex) }
  return { paper, signing, validUntil: validUntilOf(issuedOn, validDays), relationLabel: relationText({ relationLabel, sex, age }) }
}

/** Drugs of a form, each once, on the shelf, and for a prescription. */
export function drugsIn({ drugs }: Pick<PrescriptionForm, 'drugs'>, cards: ReadonlyMap<string, ProductCard>): Paper['drugs'] {
  if (new Set(drugs.map(({ productCode }) => productCode)).size < drugs.length)
    throw new HttpError(400, 'INVALID', '同一种药品添加了两次', { field: 'drugs' })
  return drugs.map(({ productCode, quantity, disease, dose }) => {
    const card = cards.get(productCode)
    if (!card || card.status === ProductStatus.offShelf)
      throw new HttpError(409, 'NOT_SOLD', `${card?.name ?? '有药品'}已下架，请从清单中删除`, { field: 'drugs' })
    if (card.mark !== 'rx') throw new HttpError(409, 'NOT_RX', `${card.name}不是处方药，可以直接购买`, { field: 'drugs' })
    if (dose && piecesIn(card.specification)?.unit !== dose.unit)
      throw new HttpError(400, 'INVALID', `${card.name}的用法与包装不一致，请重新填写或不填`, { field: 'drugs' })
    return { productCode, name: card.name, specification: card.specification, quantity, ...(disease && { disease }), ...(dose && { dose }) }
  })
}

type Checked = Awaited<ReturnType<typeof checkedPrescription>>

/** Hands a prescription in: it waits for a pharmacist with its paper, its signature and its pictures, and the draft it was made from is gone. */
export async function submitPrescription(
  tx: Transaction,
  { paper: unsigned, signing, validUntil, relationLabel }: Checked,
  { ring, memberId, now, patientId }: Submitting & { patientId: string },
): Promise<string> {
  await lockMember(tx, memberId)
  const waiting = and(eq(prescriptions.memberId, memberId), isUndecidedRow, isNull(prescriptions.hiddenAt))
  if ((await tx.$count(prescriptions, waiting)) >= MAX_WAITING)
    throw new HttpError(409, 'TOO_MANY', `您有 ${MAX_WAITING} 张处方正在审核，请等审核完再提交`)
  // Whoever was deleted meanwhile has no prescription any more.
  await ownPatient(tx, memberId, patientId)
  const signature = signing
    ? await takeSign(tx, {
        ring,
        memberId,
        now,
        signId: signing.signId,
        wanted: { patientInfoId: patientId, diseaseData: signing.diseaseData },
      })
    : null
  const paper: Paper = { ...unsigned, signature }
  const prescriptionId = randomId()
  const { sealed, paperHash } = sealedPaper(ring, prescriptionId, paper)
  const { diagnosis, drugs, images } = paper
  const names = sealedNames(ring, prescriptionId, { patientName: paper.patient.name, diagnosis })
  const row = { prescriptionId, memberId, patientId, ...names, relationLabel, validUntil, createdAt: now }
  await tx.insert(prescriptions).values({ ...row, status: 'pending', paperHash })
  await tx.insert(prescriptionDrugs).values(drugs.map(({ productCode, quantity }) => ({ prescriptionId, productCode, quantity })))
  await keepPaper(tx, { id: prescriptionId, memberId, ...sealed })
  await releasePictures(tx, { memberId, ids: images })
  await attachUploads(tx, { memberId, kind: 'prescription', ids: images, record: { table: PRESCRIPTIONS, id: prescriptionId } })
  await dropDraft(tx, memberId)
  return prescriptionId
}
