import { presentNumber } from '../../../src/contract/idCard'
import { patient, type Patient } from '../../../src/contract/patient'
import { HOUR_SECONDS } from '../../../src/lib/duration'
import { hmacOf } from '../../kernel/hmac'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { CONSENT } from '../agreement/needConsent'
import { onWithdraw } from '../agreement/onWithdraw'
import { checkContent, checkPatient } from './checkPatient'
import { draftOf, keepDraft } from './drafts'
import {
  addPatient,
  changedContent,
  changePatient,
  contentIn,
  dropDraft,
  listStateOf,
  makeDefaultPatient,
  MAX_PATIENTS,
  ownPatient,
  patientsOfMember,
  removePatient,
} from './patientBook'
import { recogniseCard } from './recogniseCard'
import { removeChildren } from './removeChildren'
import { contentOfPatient, shownPatient, type PatientContent } from './storedPatient'

const ALLERGIES = ['青霉素', '头孢', '磺胺', '阿司匹林', '鸡蛋', '海鲜', '花粉']
const CHRONIC_DISEASES = ['高血压', '糖尿病', '高血脂', '冠心病', '哮喘', '癫痫', '痛风']

/** A card seldom wants more than three photographs, and a member has few patients. */
const MAX_CARDS_AN_HOUR = 30
const TOO_MANY_CARDS = '拍照识别的次数太多，请过一会儿再试，或直接手动填写'

onWithdraw(CONSENT.children, removeChildren)

export const patientHandlers = implement(patient, {
  list: async ({ db, providers: { fileKeys }, memberId, now, query }) => {
    const rows = await patientsOfMember(db, memberId)
    const wanted = query.isDefault ? rows.filter(({ isDefault }) => isDefault) : rows
    return { state: listStateOf(rows), results: wanted.map((row) => shownPatient(fileKeys, row, now)) }
  },
  default: async ({ db, providers: { fileKeys }, memberId, now }) => {
    const [first] = await patientsOfMember(db, memberId)
    return { patient: first?.isDefault ? shownPatient(fileKeys, first, now) : null }
  },
  init: async ({ db, memberId }) => {
    const rows = await patientsOfMember(db, memberId)
    return { state: listStateOf(rows), left: MAX_PATIENTS - rows.length, allergies: ALLERGIES, chronicDiseases: CHRONIC_DISEASES }
  },
  one: async ({ db, providers: { fileKeys }, memberId, now, params }) =>
    shownPatient(fileKeys, await ownPatient(db, memberId, params.id), now),

  numbers: async ({ db, providers: { fileKeys }, memberId, now, params }) => {
    await enforceRateLimit(db, { bucket: `patientNumbers:${memberId}`, max: 60, seconds: HOUR_SECONDS }, now)
    const { idCardNumber, consigneePhone, guardianVo } = contentOfPatient(fileKeys, await ownPatient(db, memberId, params.id))
    return { idCardNumber, consigneePhone, guardianVo: guardianVo && { phone: guardianVo.phone, cardNum: guardianVo.cardNum } }
  },

  add: async ({ memberId, body, idempotent, ...context }): Promise<Patient> => {
    const { db, providers, now } = context
    const content = contentIn(body)
    await checkPatient({ ...context, memberId }, content)
    const written = { ring: providers.fileKeys, memberId, numberHmac: await hmacOf(db, content.idCardNumber), now }
    // What is kept for a repetition names nobody.
    const { id } = await idempotent(async (tx) => ({ id: (await addPatient(tx, body, written)).id }))
    return shownPatient(providers.fileKeys, await ownPatient(db, memberId, id), now)
  },

  change: async ({ memberId, params, body, transaction, ...context }) => {
    const { db, providers, headers, now } = context
    const before = contentOfPatient(providers.fileKeys, await ownPatient(db, memberId, params.id))
    await checkPatient({ db, headers, now, memberId }, changedContent(before, body))
    const numberHmac = body.idCardNumber === undefined ? undefined : await hmacOf(db, presentNumber(body.idCardNumber))
    // Somebody may have changed it meanwhile: what no field alone shows is looked at once more, under the lock.
    const check = (content: PatientContent) => checkContent({ headers, now }, content)
    const written = { ring: providers.fileKeys, memberId, numberHmac, now, check }
    const row = await transaction((tx) => changePatient(tx, params.id, body, written))
    return shownPatient(providers.fileKeys, row, now)
  },

  idCardOcr: async ({ db, providers: { textReader }, memberId, file, now }) => {
    await enforceRateLimit(
      db,
      { bucket: `idCardOcr:${memberId}`, max: MAX_CARDS_AN_HOUR, seconds: HOUR_SECONDS, message: TOO_MANY_CARDS },
      now,
    )
    return recogniseCard(file, textReader)
  },

  makeDefault: async ({ memberId, params, transaction, providers, now }) =>
    shownPatient(providers.fileKeys, await transaction((tx) => makeDefaultPatient(tx, memberId, params.id)), now),

  remove: async ({ memberId, params, transaction }) => {
    await transaction((tx) => removePatient(tx, memberId, params.id))
    return { done: true as const }
  },

  draft: async ({ db, providers: { fileKeys }, memberId, params: { form } }) =>
    (await draftOf(db, fileKeys, { memberId, form })) ?? { draft: null, savedAt: null },

  keepDraft: async ({ db, providers: { fileKeys }, memberId, params: { form }, body, now }) => {
    await keepDraft(db, fileKeys, { memberId, form, draft: body, now })
    return { done: true as const }
  },

  dropDraft: async ({ db, memberId, params: { form } }) => {
    await dropDraft(db, memberId, form)
    return { done: true as const }
  },
})
