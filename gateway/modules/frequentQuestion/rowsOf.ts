import type { LookUpName, QuestionRow } from '../../../counter/contract/settings/questionRows'

type TopicRow = Omit<QuestionRow, 'topic' | 'wordings' | 'lookUp'> & { wordings: string; lookUp?: LookUpName }

/** Rows of one topic; their wordings stand in one line, apart by blanks. */
export const rowsOf = (topic: QuestionRow['topic'], rows: readonly TopicRow[]): QuestionRow[] =>
  rows.map(({ wordings, lookUp = 'none', ...said }) => ({ topic, ...said, wordings: wordings.split(/\s+/), lookUp }))
