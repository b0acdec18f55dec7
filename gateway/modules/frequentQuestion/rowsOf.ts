import type { LookUpName, QuestionRow } from '../../../counter/contract/settings/questionRows'

type Said = Omit<QuestionRow, 'topic' | 'wordings' | 'lookUp'> & { wordings: string; lookUp?: LookUpName }

/** Rows of one topic; their wordings stand in one line, apart by blanks. */
export const rowsOf = (topic: QuestionRow['topic'], rows: readonly Said[]): QuestionRow[] =>
  rows.map(({ wordings, lookUp = 'none', ...said }) => ({ topic, ...said, wordings: wordings.split(/\s+/), lookUp }))
