import { doseText } from '../../../src/contract/dose'
import { LIVER_KIDNEY_TEXT, PREGNANCY_TEXT, type HealthInfo } from '../../../src/contract/patient'
import { sexText } from '../../../src/contract/idCard'
import { shopTime } from '../../../src/lib/time'
import type { ReviewedPaper } from '../../contract/prescription'

const listed = (found: readonly string[] | null) => (found === null ? '没有填写' : found.length > 0 ? found.join('、') : '无')

function healthText({ allergies, chronicDiseases, liverKidney, pregnancy }: HealthInfo): string {
  const liver = liverKidney === null ? '没有填写' : LIVER_KIDNEY_TEXT[liverKidney]
  // Nobody is asked whom it cannot concern.
  const pregnant = pregnancy ? `；怀孕或哺乳：${PREGNANCY_TEXT[pregnancy]}` : ''
  return `过敏：${listed(allergies)}；慢性病：${listed(chronicDiseases)}；肝肾功能：${liver}${pregnant}`
}

function signatureText({ signer, signerName, relation, isTyped, signedAt }: NonNullable<ReviewedPaper['signature']>): string {
  const who = { patient: '用药人本人', guardian: `监护人（${relation}）`, agent: `代签（${relation}）` }[signer]
  return `${who} ${signerName}，${shopTime(signedAt)}${isTyped ? '，输入姓名确认' : ''}`
}

/** What stands on the paper and is known of the patient: what a pharmacist compares with the picture. */
export function paperFacts(paper: ReviewedPaper, writtenBy: string | null): Array<[string, string]> {
  const { sex, age, guardianName, healthInfo, hospital, issuedOn, diseases, doses, advice, signature } = paper
  const source = writtenBy === null ? '（会员照处方填写，请与照片核对）' : ''
  return [
    ['性别年龄', `${sexText(sex)}，${age} 岁${guardianName === null ? '' : `，监护人 ${guardianName}`}`],
    ['健康信息', healthInfo ? healthText(healthInfo) : '没有填写'],
    ['处方医院', hospital],
    ['开方日期', issuedOn],
    ...diseases.map(({ drug, disease }): [string, string] => [`${drug}用于`, disease]),
    ...doses.map(({ drug, dose }): [string, string] => [`${drug}用法`, `${doseText(dose)}${source}`]),
    ...(advice === '' ? [] : [['医嘱', advice] satisfies [string, string]]),
    ...(writtenBy === null ? [['签名', signature ? signatureText(signature) : '没有签名'] satisfies [string, string]] : []),
  ]
}
