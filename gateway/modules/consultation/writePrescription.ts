import { and, desc, eq } from 'drizzle-orm'
import type { WriteForm } from '../../../counter/contract/consultation'
import { diseaseDataOf } from '../../../src/contract/prescriptionSign'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import { piecesIn } from '../../../src/lib/pieces'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { canonicalJson } from '../../lib/canonicalJson'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { shopOf } from '../../kernel/shop'
import { append } from '../chat/append'
import { kindRowOf } from '../chat/kinds'
import { ownSeat, type Seated } from '../chat/staffSeat'
import { sealedNames } from '../prescription/named'
import { keepPaper, paperOf, sealedPaper, type Paper } from '../prescription/paper'
import { rxRulesOf, validUntilOf } from '../prescription/rxRules'
import { prescriptionDrugs, prescriptions } from '../prescription/schema'
import { isUndecidedRow } from '../prescription/states'
import { checkDiseases } from '../prescriptionSign/checkSign'
import { productCards } from '../productCard/cards'
import { controlledOf } from '../safety/controlled'
import type { ConsultationContent } from './content'
import { consultationPrescriptions } from './schema'
import { safetyOf, treatedConsultation } from './staffCase'
import type { ConsultationRow } from './states'
import { contentOf } from './stored'

type Form = Omit<WriteForm, 'password'>
type Writing = { ring: KeyRing; by: Seated; now: Date; conversationId: string; form: Form }

/**
 * Writes a prescription in a consultation that somebody is in, whose row it locks: it waits for a pharmacist, and its card stands in the
 * conversation. The same again while it waits is the one that stands; another is refused with WRITTEN until the pharmacist has decided.
 */
export async function writePrescription(tx: Transaction, writing: Writing): Promise<string> {
  const { ring, by, now, conversationId, form } = writing
  const conversation = await ownSeat(tx, { conversationId, by, now })
  const row = await treatedConsultation({ db: tx, by }, conversationId)
  if (row.state !== 'waiting' && row.state !== 'talking') throw new HttpError(409, 'CONSULTATION_OVER', '问诊已经结束，不能再开方')
  const content = contentOf(ring, row)
  const paper = await paperFor(tx, { form, content, now })
  await refuseUnseen(tx, { form, content, now })
  const standing = await waitingIn(tx, { ring, row, paper })
  if (standing !== undefined) return standing
  const prescriptionId = await storeWritten(tx, { row, content, paper, writing })
  const card = { kind: 'card', card: { kind: 'prescription', code: prescriptionId } } as const
  const said = { ring, conversationId, sender: 'staff', staffId: by.staffId, clientId: `prescription-${prescriptionId}`, now } as const
  await append(tx, { ...said, content: card, isAnswer: false })
  await kindRowOf(conversation)?.answered(tx, { ring, conversation, staffId: by.staffId, now })
  return prescriptionId
}

type Papering = { form: Form; content: ConsultationContent; now: Date }

/** The paper, checked: diseases that this patient can have, drugs that are sold, need a prescription and may be written from afar. */
async function paperFor(tx: Transaction, { form, content, now }: Papering): Promise<Paper> {
  const { diagnosis, advice, acknowledged } = form
  const { relation: _relation, ...patient } = content.patient
  const codes = form.drugs.map(({ productCode }) => productCode)
  checkDiseases(diseaseDataOf({ diagnosis: diagnosis.name, icdCode: diagnosis.icdCode, drugs: form.drugs }, patient.sex), patient)
  const cards = await productCards(tx, codes, now)
  for (const code of codes) await refuseDrug(tx, cards.get(code))
  const drugs = form.drugs.map((drug) => writtenDrug(drug, cards.get(drug.productCode)))
  return {
    patient,
    healthInfo: content.healthInfo,
    hospital: (await shopOf(tx)).name,
    issuedOn: shopDate(now),
    diagnosis: diagnosis.name,
    icdCode: diagnosis.icdCode,
    drugs,
    ...(advice !== '' && { advice }),
    ...(acknowledged.length > 0 && { acknowledged }),
    images: [],
    signature: null,
  }
}

/** What the rules call critical for this patient the doctor has seen, by its rule: a page may have shown less than holds now. */
async function refuseUnseen(tx: Transaction, { form, content, now }: Papering): Promise<void> {
  const { findings } = await safetyOf(
    { db: tx, now },
    content,
    form.drugs.map(({ productCode }) => productCode),
  )
  const unseen = findings.filter(({ severity, ruleId }) => severity === 'critical' && !form.acknowledged.includes(ruleId))
  if (unseen.length > 0)
    throw new HttpError(409, 'CRITICAL_UNSEEN', `请先看用药安全核对：${unseen[0]?.title ?? ''}`, {
      field: 'drugs',
      details: { ruleIds: unseen.map(({ ruleId }) => ruleId) },
    })
}

async function refuseDrug(tx: Querying, card: ProductCard | undefined): Promise<void> {
  const no = (code: string, text: string) => new HttpError(409, code, text, { field: 'drugs' })
  if (!card || card.status === ProductStatus.offShelf) throw no('NOT_SOLD', `${card?.name ?? '有药品'}已下架，请换一种`)
  if (card.mark !== 'rx') throw no('NOT_RX', `${card.name}不是处方药，会员可以直接购买`)
  const [controlled] = await controlledOf(tx, [card.productCode])
  if (controlled !== undefined) throw no('VISIT_NEEDED', `${card.name}${controlled}，不能在网上开具，请让患者到医院就诊`)
}

function writtenDrug(drug: Form['drugs'][number], card: ProductCard | undefined): Paper['drugs'][number] {
  const { name = '', specification = '' } = card ?? {}
  if (drug.dose && piecesIn(specification)?.unit !== drug.dose.unit)
    throw new HttpError(400, 'INVALID', `${name}的用法与包装不一致`, { field: 'drugs' })
  return { ...drug, name, specification }
}

/** What was written in this consultation and waits for a pharmacist: itself where it says the same. */
async function waitingIn(tx: Transaction, { ring, row, paper }: { ring: KeyRing; row: ConsultationRow; paper: Paper }) {
  const [found] = await tx
    .select({ of: prescriptions })
    .from(consultationPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, consultationPrescriptions.prescriptionId))
    .where(and(eq(consultationPrescriptions.consultationId, row.id), isUndecidedRow))
    .orderBy(desc(prescriptions.createdAt))
    .limit(1)
  if (!found) return undefined
  const standing = await paperOf(tx, ring, found.of)
  if (standing && canonicalJson(standing) === canonicalJson(paper)) return found.of.prescriptionId
  throw new HttpError(409, 'WRITTEN', '这次问诊已开过一张处方，正在等药师审核，审核后才能再开')
}

type Storing = { row: ConsultationRow; content: ConsultationContent; paper: Paper; writing: Writing }

async function storeWritten(tx: Transaction, { row, content, paper, writing: { ring, by, now } }: Storing): Promise<string> {
  const prescriptionId = randomId()
  const { memberId, patientId } = row
  const { sealed, paperHash } = sealedPaper(ring, prescriptionId, paper)
  const names = sealedNames(ring, prescriptionId, { patientName: paper.patient.name, diagnosis: paper.diagnosis })
  const { validDays } = await rxRulesOf(tx)
  await tx.insert(prescriptions).values({
    ...{ prescriptionId, memberId, patientId, ...names, paperHash, status: 'pending', writtenBy: by.staffId },
    ...{ relationLabel: content.patient.relation, validUntil: validUntilOf(paper.issuedOn, validDays), createdAt: now },
  })
  await tx.insert(prescriptionDrugs).values(paper.drugs.map(({ productCode, quantity }) => ({ prescriptionId, productCode, quantity })))
  await keepPaper(tx, { id: prescriptionId, memberId, ...sealed })
  await tx.insert(consultationPrescriptions).values({ prescriptionId, consultationId: row.id })
  return prescriptionId
}
