import { hospitalDrug, type SpecialOrderForm, type SpecialOrderKind } from '../../../src/contract/hospitalDrug'
import { mayBePregnant } from '../../../src/contract/patient'
import type { Db } from '../../db/open'
import { HttpError } from '../../kernel/httpError'
import { implement } from '../../kernel/implement'
import type { KeyRing } from '../../kernel/keyRing'
import { beginConsultation } from '../consultation/begin'
import { checkedConsultation, type Checked } from '../consultation/checkForm'
import { consultationRulesOf } from '../consultation/consultationRules'
import { findDoctors } from '../consultation/doctorViews'
import { openingOf } from '../prescription/opening'
import { answeredOf } from './answered'
import { configSkuOf, drugOnShelf, isPrescribed, packingAsked, whyNot } from './askedDrug'
import { askedOf, formOf } from './formOf'
import { kindOf, refuseKind, renewalOf } from './kinds'
import { DATA_DATE, questionsOf } from './questionsOf'

export const hospitalDrugHandlers = implement(hospitalDrug, {
  questions: async ({ db, memberId, now, params: { productCode } }) => {
    const product = await drugOnShelf(db, productCode)
    const asked = isPrescribed(product) ? await questionsOf(db, product) : []
    const opening = await openingOf(db, memberId, productCode, now)
    return {
      name: product.name,
      why: await whyNot(db, product, now),
      questions: asked.map(({ brief, ...question }) => question),
      doctor: (await findDoctors(db)).find(({ isOnDuty }) => isOnDuty) ?? null,
      configSku: isPrescribed(product) ? configSkuOf(product, { isOpened: opening !== undefined }) : [],
      kind: kindOf(product),
      renewalOf: memberId === undefined || product.isAntibiotic ? [] : await renewalOf(db, memberId, productCode),
      fee: (await consultationRulesOf(db)).fee,
      dataDate: DATA_DATE,
    }
  },

  submit: async ({ db, providers: { fileKeys: ring }, memberId, now, params: { kind }, body, idempotent }) => {
    const checked = await checkedOrder(db, body, { kind, ring, memberId, now })
    return idempotent((tx) => beginConsultation(tx, checked, { ring, memberId, patientId: body.patientId, now, keepsDraft: true }))
  },
})

type Ordering = { kind: SpecialOrderKind; ring: KeyRing; memberId: string; now: Date }

/** A special order as the consultation it begins: checked as any other, with what was asked and the packing that is wanted. */
async function checkedOrder(db: Db, order: SpecialOrderForm, { kind, ring, memberId, now }: Ordering): Promise<Checked> {
  const { productCode, patientId } = order
  const product = await drugOnShelf(db, productCode)
  const { skuName: specification } = packingAsked(product, order)
  await refuseKind(db, { kind, memberId, patientId, product })
  const answered = answeredOf(await questionsOf(db, product), order.answers)
  const checked = await checkedConsultation(db, formOf(order, { kind, name: product.name, answered }), { ring, memberId, now })
  refusePregnancyUnsaid(order, checked)
  const { content, ...where } = checked
  const drugs = content.drugs.map((drug) => ({ ...drug, specification }))
  return { ...where, content: { ...content, drugs, asked: askedOf(answered) } }
}

/** Whom it may concern says whether she is pregnant or nursing: no answer is none. */
function refusePregnancyUnsaid({ pregnancy }: SpecialOrderForm, { content: { patient } }: Checked): void {
  if (mayBePregnant(patient) && pregnancy === undefined)
    throw new HttpError(422, 'PREGNANCY_UNSAID', '请回答是否怀孕或哺乳，医生开药要知道', { field: 'pregnancy' })
}
