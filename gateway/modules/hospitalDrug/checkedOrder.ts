import type { SpecialOrderForm, SpecialOrderKind } from '../../../src/contract/hospitalDrug'
import { mayBePregnant } from '../../../src/contract/patient'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { checkedConsultation, type Checked } from '../consultation/checkForm'
import { answeredOf } from './answered'
import { drugOnShelf, packingAsked } from './askedDrug'
import { askedOf, formOf } from './formOf'
import { refuseKind } from './kinds'
import { questionsOf } from './questionsOf'

type Ordering = { kind: SpecialOrderKind; ring: KeyRing; memberId: string; now: Date }

/** A special order as the consultation it begins: checked as any other, with what was asked and the packing that is wanted. */
export async function checkedOrder(db: Db, order: SpecialOrderForm, { kind, ring, memberId, now }: Ordering): Promise<Checked> {
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
