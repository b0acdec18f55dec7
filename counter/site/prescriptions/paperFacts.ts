import type { HealthInfo } from '../../../src/contract/patient'
import { Sex } from '../../../src/contract/idCard'
import type { ReviewedPaper } from '../../contract/prescription'

const LIVER_KIDNEY = { normal: '正常', abnormal: '异常', unclear: '不清楚' } as const
const listed = (found: readonly string[] | null) => (found === null ? '没有填写' : found.length > 0 ? found.join('、') : '无')

function healthText({ allergies, chronicDiseases, liverKidney }: HealthInfo): string {
  const liver = liverKidney === null ? '没有填写' : LIVER_KIDNEY[liverKidney]
  return `过敏：${listed(allergies)}；慢性病：${listed(chronicDiseases)}；肝肾功能：${liver}`
}

/** What stands on the paper and is known of the patient: what a pharmacist compares with the picture. */
export function paperFacts(paper: ReviewedPaper): Array<[string, string]> {
  const { sex, age, guardianName, healthInfo, hospital, issuedOn } = paper
  return [
    ['性别年龄', `${sex === Sex.male ? '男' : '女'}，${age} 岁${guardianName === null ? '' : `，监护人 ${guardianName}`}`],
    ['健康信息', healthInfo ? healthText(healthInfo) : '没有填写'],
    ['处方医院', hospital],
    ['开方日期', issuedOn],
  ]
}
