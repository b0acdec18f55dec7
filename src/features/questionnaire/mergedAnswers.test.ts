import { Question, type Answers } from '@/contract/questionnaireContent'
import { mergedAnswers } from './mergedAnswers'

const options = [
  { id: 'a', text: '甲' },
  { id: 'b', text: '乙' },
]
const questions = ['x', 'y'].map((id) => Question.parse({ id, kind: 'one', title: id, isRequired: true, options }))
const typed = Question.parse({ id: 't', kind: 'text', title: 't', isRequired: false, maxLength: 2 })

it.each<[string, Record<'base' | 'mine' | 'theirs' | 'merged', Answers>]>([
  ['what was changed elsewhere comes', { base: { x: 'a' }, mine: { x: 'a' }, theirs: { x: 'b', y: 'a' }, merged: { x: 'b', y: 'a' } }],
  ['what was changed here stays', { base: { x: 'a' }, mine: { x: 'b' }, theirs: { x: 'a', y: 'b' }, merged: { x: 'b', y: 'b' } }],
  ['changed on both sides, what stands here stays', { base: {}, mine: { x: 'b' }, theirs: { x: 'a' }, merged: { x: 'b' } }],
  ['what was taken back here is gone', { base: { x: 'a' }, mine: {}, theirs: { x: 'a', y: 'a' }, merged: { y: 'a' } }],
  ['what another version does not have is left out', { base: {}, mine: { x: 'c', z: 'a' }, theirs: { y: 'a' }, merged: { y: 'a' } }],
  ['half-typed words stay, however long', { base: {}, mine: { t: '很多个字' }, theirs: {}, merged: { t: '很多个字' } }],
])('%s', (_title, { merged, ...three }) => expect(mergedAnswers([...questions, typed], three)).toEqual(merged))
