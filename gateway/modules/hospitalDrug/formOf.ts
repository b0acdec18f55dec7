import { type ConsultationForm, MAX_MEDICINES, MAX_SYMPTOM } from '../../../src/contract/consultationForm'
import { SymptomDuration, type ConsultationAnswers } from '../../../src/contract/consultationView'
import type { SpecialOrderForm, SpecialOrderKind } from '../../../src/contract/hospitalDrug'
import type { Answered } from './answered'
import { KINDS } from './kinds'
import { EVERYBODY, TOGETHER } from './questionTable'

/** Most letters of what is said beside a yes, as the contract of consultations has it. */
const MAX_WORDS = 60

type Asking = { kind: SpecialOrderKind; name: string; answered: readonly Answered[] }

/** The form of a consultation that says the same: how the patient is, in one sentence a doctor reads, and what every consultation asks. */
export function formOf(order: SpecialOrderForm, { kind, name, answered }: Asking): ConsultationForm {
  const { patientId, disease, isDiagnosed, isAccompanied, productCode, quantity } = order
  const { since, usedBefore, liverKidney, allergy } = EVERYBODY
  return {
    ...{ patientId, disease, isDiagnosed, isAccompanied },
    symptom: symptomOf({ kind, name, answered }),
    duration: SymptomDuration.parse(idOf(answered, since.id)),
    images: [],
    medicines: wordsOf(answered, TOGETHER.id).slice(0, MAX_MEDICINES),
    answers: {
      usedBefore: answerOf(answered, usedBefore.id),
      liverKidney: answerOf(answered, liverKidney.id),
      allergy: answerOf(answered, allergy.id),
      pregnant: { yes: order.pregnancy === 'pregnant', words: '' },
      nursing: { yes: order.pregnancy === 'nursing', words: '' },
    },
    drugs: [{ productCode, quantity }],
    isForced: false,
  }
}

/** What was asked and answered, in the words it was asked with. */
export const askedOf = (answered: readonly Answered[]) =>
  answered.map(({ question: { question }, chosen }) => ({ question, chosen: chosen.map(({ title }) => title) }))

/** 申请开方：缬沙坦胶囊。以前用过：用过，效果可以；多久了：一个月以上 … */
const symptomOf = ({ kind, name, answered }: Asking): string =>
  `${KINDS[kind].word}：${name}。${answered.map(({ question: { brief }, chosen }) => `${brief}：${titles(chosen)}`).join('；')}`.slice(
    0,
    MAX_SYMPTOM,
  )

const titles = (chosen: Answered['chosen']) => chosen.map(({ title }) => title).join('、')
const chosenOf = (answered: readonly Answered[], id: string) => answered.find(({ question }) => question.questionId === id)?.chosen ?? []
const idOf = (answered: readonly Answered[], id: string) => chosenOf(answered, id)[0]?.id
/** What was chosen besides none. */
const wordsOf = (answered: readonly Answered[], id: string) => titles(chosenOf(answered, id).filter(({ isNone }) => !isNone))

function answerOf(answered: readonly Answered[], id: string): ConsultationAnswers['allergy'] {
  const words = wordsOf(answered, id)
  return { yes: words !== '', words: words.slice(0, MAX_WORDS) }
}
