import { sensitiveWord } from '../../../src/contract/sensitiveWord'
import { implement } from '../../kernel/implement'
import { sensitiveIn } from './refuseSensitive'

export const sensitiveWordHandlers = implement(sensitiveWord, {
  check: async ({ db, body: { use, texts } }) => ({ hits: await sensitiveIn(db, use, texts) }),
})
