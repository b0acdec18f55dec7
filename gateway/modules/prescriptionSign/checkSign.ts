import { sexOf } from '../../../src/contract/idCard'
import { GUARDIAN_RELATION_TEXT } from '../../../src/contract/patient'
import { SIGNER_RELATION_NAMES, signersOf, type DiseaseData, type PrescriptionSignForm } from '../../../src/contract/prescriptionSign'
import { isBlank } from '../../../src/lib/penStroke'
import { HttpError } from '../../lib/httpError'
import { isPossible, type Patient } from '../disease/isPossible'
import { lexicon } from '../disease/lexicon'
import { ageOf, type PatientContent } from '../patient/storedPatient'
import { drawSignature } from './drawSignature'
import type { SignContent } from './signs'

/** What is kept of a signature that is right for its patient: who signed and what they are to the patient, what for, and the picture. */
export async function checkedSign(form: PrescriptionSignForm, patient: PatientContent, now: Date): Promise<SignContent> {
  const { idCardNumber } = patient
  checkDiseases(form.prescriptionSignExternal.diseaseData, { sex: sexOf(idCardNumber), age: ageOf(idCardNumber, now) })
  const by = signerOf(form, patient, now)
  return { ...form.prescriptionSignExternal, ...by, image: await pictureOf(form, by.signerName) }
}

type By = Pick<SignContent, 'signer' | 'signerName' | 'relation'>

/** Who signs, where they may: a child's guardian, the patient, or the member on their behalf. */
export function signerOf({ signer, agent }: Pick<PrescriptionSignForm, 'signer' | 'agent'>, patient: PatientContent, now: Date): By {
  const age = ageOf(patient.idCardNumber, now)
  const may = signersOf({ age, relationLabel: patient.relationLabel })
  if (!may.includes(signer))
    throw new HttpError(422, 'WRONG_SIGNER', may[0] === 'guardian' ? '不满 14 周岁，由监护人签名' : '请由用药人本人签名', {
      field: 'signer',
    })
  if (signer === 'patient') return { signer, signerName: patient.name, relation: null }
  if (signer === 'agent') {
    if (!agent) throw new HttpError(400, 'INVALID', '请填写代签人的姓名和关系', { field: 'agent.name' })
    return { signer, signerName: agent.name, relation: SIGNER_RELATION_NAMES[agent.relation] }
  }
  const { guardianVo } = patient
  if (!guardianVo) throw new HttpError(422, 'NO_GUARDIAN', '请先在用药人里填写监护人', { field: 'signer' })
  return { signer, signerName: guardianVo.name, relation: GUARDIAN_RELATION_TEXT[guardianVo.relationLabel] }
}

/** The picture of what was written; null where the signer's own name was typed instead. */
export async function pictureOf(
  { written, typedName }: Pick<PrescriptionSignForm, 'written' | 'typedName'>,
  signerName: string,
): Promise<string | null> {
  if ((written === undefined) === (typedName === undefined))
    throw new HttpError(400, 'INVALID', '请手写签名，或输入姓名', { field: 'written' })
  if (written === undefined) {
    if (typedName !== signerName) throw new HttpError(422, 'OTHER_NAME', `请输入签名人的姓名：${signerName}`, { field: 'typedName' })
    return null
  }
  if (isBlank(written.strokes)) throw new HttpError(422, 'BLANK', '签名太短，请写下姓名', { field: 'written' })
  return drawSignature(written.strokes)
}

/** Every product once, with diseases of the table that such a patient can have, or ones that were typed. */
export function checkDiseases(data: DiseaseData, patient: Required<Patient>) {
  if (new Set(data.map(({ productCode }) => productCode)).size < data.length)
    throw new HttpError(400, 'INVALID', '同一种药品添加了两次', { field: 'drugs' })
  for (const { icdName: name, icdCode, sex } of data.flatMap(({ diseasesList }) => diseasesList)) {
    if (sex !== patient.sex) throw otherPatients(name, 'diagnosis')
    checkDisease({ name, icdCode, field: 'diagnosis' }, patient)
  }
}

type Named = { name: string; icdCode: string | null; /** Of the form, where it stands. */ field: string }

/** A disease of the table that such a patient can have, or one that was typed. */
export function checkDisease({ name, icdCode, field }: Named, patient: Required<Patient>) {
  const found = lexicon().all.find((one) => one.icdCode === icdCode && one.name === name)
  if (icdCode !== null && !found) throw new HttpError(422, 'UNKNOWN_DISEASE', `「${name}」与疾病编码对不上，请重新选择`, { field })
  if (found && !isPossible(found.only, patient)) throw otherPatients(name, field)
}

const otherPatients = (name: string, field: string) =>
  new HttpError(422, 'OTHER_SEX', `「${name}」与用药人的性别或年龄不符，请重新选择`, { field })
