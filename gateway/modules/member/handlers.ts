import { member } from '../../../src/contract/member'
import { implement } from '../../kernel/implement'
import { lastDayOf } from '../../../src/lib/time'
import { levelAt } from '../level/levels'
import { rightsAt } from '../level/rightsAt'
import { rightTextsOf } from '../level/rightTexts'
import { levelStandingOf } from '../level/standing'

export const memberHandlers = implement(member, {
  v1: async ({ db, memberId, now }) => {
    const { level, growth } = await levelStandingOf(db, { memberId, now })
    return { level, growth }
  },
  v2: async ({ db, memberId, now }) => {
    const { row, level, growth, levels } = await levelStandingOf(db, { memberId, now })
    const lastDay = row?.until ? lastDayOf(row.until) : null
    return { level, growth, name: levelAt(levels, level).name, lastDay, rights: rightTextsOf(rightsAt(levels, level)) }
  },
})
