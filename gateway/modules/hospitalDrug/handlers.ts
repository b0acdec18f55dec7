import { hospitalDrug } from '../../../src/contract/hospitalDrug'
import { implement } from '../../kernel/implement'
import { beginConsultation } from '../consultation/begin'
import { consultationRulesOf } from '../consultation/consultationRules'
import { findDoctors } from '../consultation/doctorViews'
import { openingOf } from '../prescription/opening'
import { configSkuOf, drugOnShelf, isPrescribed, whyNot } from './askedDrug'
import { checkedOrder } from './checkedOrder'
import { kindOf, renewalOf } from './kinds'
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
