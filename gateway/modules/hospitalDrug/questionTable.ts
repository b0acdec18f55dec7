import { DURATION_NAMES, SymptomDuration } from '../../../src/contract/consultationView'
import type { RuleSource, Target } from '../safety/rule'
import { clinical } from '../safety/sources'

/** The day somebody last went through the table; a pharmacist and a doctor must hold it against its sources before a real shop opens. */
export const QUESTIONS_DATE = '2026-11-26'

type Option = { id: string; title: string; isNone?: true }

/** A question before a prescription drug is asked for. Ids are never changed and never used again. */
export type QuestionRow = {
  id: string
  /** As the doctor reads it before the answer. */
  brief: string
  text: string
  hint: string
  isMultiple: boolean
  options: readonly Option[]
  source: RuleSource
}

const from = (document: string, date: RuleSource['date']) => (section: string) => ({ document, section, date })
const telemedicine = from('互联网诊疗管理办法（试行），国卫医发〔2018〕25 号', '2018-07-17')
const prescriptionRules = from('处方管理办法，卫生部令第 53 号', '2007-02-14')
const antibioticRules = from('抗菌药物临床应用管理办法，卫生部令第 84 号', '2012-04-24')

const ONE = '选一个最接近的'
const SEVERAL = '可多选，没有就选「都没有」'
const NONE: Option = { id: 'none', title: '都没有', isNone: true }

/** Asked of everybody, in this order. What a consultation wants to know of every patient is answered by them (`formOf.ts`). */
export const EVERYBODY = {
  usedBefore: {
    id: 'usedBefore',
    brief: '以前用过',
    text: '这个药以前用过吗？用得怎么样？',
    hint: ONE,
    isMultiple: false,
    options: [
      { id: 'good', title: '用过，效果可以' },
      { id: 'weak', title: '用过，效果不好' },
      { id: 'unwell', title: '用过，有不舒服' },
      { id: 'never', title: '没有用过', isNone: true },
    ],
    source: telemedicine('第十六条'),
  },
  since: {
    id: 'since',
    brief: '多久了',
    text: '这个病到现在多久了？',
    hint: ONE,
    isMultiple: false,
    options: SymptomDuration.options.map((id) => ({ id, title: DURATION_NAMES[id] })),
    source: telemedicine('第十六条'),
  },
  now: {
    id: 'now',
    brief: '最近情况',
    text: '最近情况怎么样？',
    hint: ONE,
    isMultiple: false,
    options: [
      { id: 'steady', title: '平稳，和平时一样' },
      { id: 'better', title: '比以前好一些' },
      { id: 'worse', title: '比以前重了' },
      { id: 'unsure', title: '说不清' },
    ],
    source: telemedicine('第十六条'),
  },
  discomfort: {
    id: 'discomfort',
    brief: '最近不舒服',
    text: '最近有下面这些不舒服吗？',
    hint: SEVERAL,
    isMultiple: true,
    options: [
      { id: 'dizzy', title: '头晕' },
      { id: 'nausea', title: '恶心、胃不舒服' },
      { id: 'rash', title: '起疹、发痒' },
      { id: 'swelling', title: '脚肿' },
      // Of the pharmacist's table of emergencies: help comes before a drug.
      { id: 'chest', title: '胸口痛、喘不上气' },
      NONE,
    ],
    source: telemedicine('第十六条'),
  },
  allergy: {
    id: 'allergy',
    brief: '过敏',
    text: '对下面哪些药过敏？',
    hint: SEVERAL,
    isMultiple: true,
    options: [
      { id: 'penicillin', title: '青霉素' },
      { id: 'cephalosporin', title: '头孢' },
      { id: 'sulfonamide', title: '磺胺药' },
      { id: 'nsaid', title: '止痛退烧药' },
      { id: 'other', title: '其他药或食物' },
      NONE,
    ],
    source: prescriptionRules('第三十五条'),
  },
  liverKidney: {
    id: 'liverKidney',
    brief: '肝肾功能',
    text: '肝或肾的功能有问题吗？',
    hint: SEVERAL,
    isMultiple: true,
    options: [
      { id: 'liver', title: '肝功能有异常' },
      { id: 'kidney', title: '肾功能有异常' },
      { id: 'unsure', title: '没有查过，不清楚' },
      NONE,
    ],
    source: prescriptionRules('第三十五条'),
  },
} as const satisfies Record<string, QuestionRow>

/** Asked of drugs with these substances alone. */
export const OF_SUBSTANCES: ReadonlyArray<QuestionRow & { about: Target }> = [
  {
    id: 'surgery',
    about: ['anticoagulant', 'antiplatelet'],
    brief: '手术或拔牙',
    text: '最近要做手术或拔牙吗？',
    hint: ONE,
    isMultiple: false,
    options: [
      { id: 'soon', title: '要做' },
      { id: 'done', title: '一个月内做过' },
      { id: 'no', title: '没有' },
    ],
    source: clinical('华法林【注意事项】'),
  },
]

/** Asked of antibiotics: somebody who saw the patient prescribed one before. */
export const OF_ANTIBIOTICS: QuestionRow = {
  id: 'antibioticBefore',
  brief: '抗菌药的依据',
  text: '这次的抗菌药，是医生看过、查过以后让用的吗？',
  hint: ONE,
  isMultiple: false,
  options: [
    { id: 'cultured', title: '医生开过，验过血或做过细菌培养' },
    { id: 'seen', title: '医生开过，没有做检查' },
    { id: 'own', title: '没有看医生，自己想用' },
  ],
  source: antibioticRules('全文'),
}

/** What else is taken, by the interactions of the safety rules. */
export const TOGETHER = {
  id: 'together',
  brief: '同时在用的药',
  text: '正在同时服用下面哪些药？',
  hint: SEVERAL,
  isMultiple: true,
  none: NONE,
  source: prescriptionRules('第三十五条'),
}
