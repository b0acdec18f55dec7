import { Sex } from '../../../../src/contract/idCard'
import type { DiseaseRow } from '../diseaseRow'

/** Pregnancy and after birth (O). */
export const PREGNANCY: readonly DiseaseRow[] = [
  ['O00', '异位妊娠', '宫外孕', { sex: Sex.female, from: 12, to: 60 }],
  ['O03', '自然流产', '流产', { sex: Sex.female, from: 12, to: 60 }],
  ['O10', '妊娠合并高血压', '妊娠合并慢性高血压', { sex: Sex.female, from: 12, to: 60 }],
  ['O13', '妊娠期高血压', '妊娠高血压 孕期高血压 妊高症', { sex: Sex.female, from: 12, to: 60 }],
  ['O14', '子痫前期', '先兆子痫', { sex: Sex.female, from: 12, to: 60 }],
  ['O20', '先兆流产', '保胎 早孕出血', { sex: Sex.female, from: 12, to: 60 }],
  ['O21', '妊娠剧吐', '孕吐 妊娠呕吐 怀孕呕吐', { sex: Sex.female, from: 12, to: 60 }],
  ['O23', '妊娠期泌尿系感染', '孕期尿路感染', { sex: Sex.female, from: 12, to: 60 }],
  ['O24', '妊娠期糖尿病', '妊娠糖尿病 孕期糖尿病', { sex: Sex.female, from: 12, to: 60 }],
  ['O26', '妊娠期肝内胆汁淤积症', '', { sex: Sex.female, from: 12, to: 60 }],
  ['O42', '胎膜早破', '羊水早破', { sex: Sex.female, from: 12, to: 60 }],
  ['O44', '前置胎盘', '胎盘前置', { sex: Sex.female, from: 12, to: 60 }],
  ['O47', '先兆早产', '假临产', { sex: Sex.female, from: 12, to: 60 }],
  ['O60', '早产', '', { sex: Sex.female, from: 12, to: 60 }],
  ['O72', '产后出血', '产后流血', { sex: Sex.female, from: 12, to: 60 }],
  ['O85', '产褥期脓毒症', '产褥热', { sex: Sex.female, from: 12, to: 60 }],
  ['O86', '产褥感染', '产后感染', { sex: Sex.female, from: 12, to: 60 }],
  ['O91', '哺乳期乳腺炎', '产后乳腺炎', { sex: Sex.female, from: 12, to: 60 }],
  ['O92', '产后缺乳', '奶少 没奶 乳汁不足', { sex: Sex.female, from: 12, to: 60 }],
  ['O99', '妊娠期贫血', '妊娠合并贫血 孕期贫血', { sex: Sex.female, from: 12, to: 60 }],
  ['O99', '妊娠合并甲状腺功能减退症', '妊娠期甲减 孕期甲减', { sex: Sex.female, from: 12, to: 60 }],
]
