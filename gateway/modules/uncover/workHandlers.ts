import { HELD_NAMES, HELD_QUEUES } from '../../../counter/contract/queues'
import { CASES, fieldTitle, uncover, UNCOVER_REASON_NAMES, type CaseName } from '../../../counter/contract/uncover'
import { ROLE_NAMES, type Role } from '../../../counter/contract/workEndpoint'
import { HttpError, notFound } from '../../lib/httpError'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { HOUR_SECONDS } from '../../../src/lib/duration'
import { AuditedError } from '../../kernel/work/auditedError'
import { implementWork } from '../../kernel/work/implementWork'
import { maskText } from '../../kernel/work/mask'
import type { StaffMember } from '../../kernel/work/workContext'
import { checkSeat } from '../chat/staffSeat'
import { checkHeld } from '../waiting/holds'
import { QUEUE_SOURCES } from '../queue/queueSources'
import { clearValue } from './clearValue'
import { FIELD, REASON, uncoveredBefore } from './uncoveredBefore'

/** A person works off less than one case a minute: whoever needs more is reading a list. */
const MAX_AN_HOUR = 60

export const uncoverWorkHandlers = implementWork(uncover, {
  list: async ({ db, staff, params: { kind, recordId } }) => {
    checkRole(staff, { kind, recordId })
    return { results: await uncoveredBefore(db, { kind, recordId }) }
  },

  open: ({ providers: { fileKeys: ring }, now, staff, params, body: { field, reason, words } }) => {
    const { kind, recordId } = params
    checkRole(staff, params)
    if (fieldTitle(kind, field) === undefined) throw new HttpError(400, 'UNKNOWN_FIELD', '没有这一项内容', { field: 'field' })
    return Promise.resolve({
      record: `${kind}:${recordId}`,
      change: async (tx) => {
        const value = await clearValue({ db: tx, ring }, { ...params, field })
        if (value === undefined) throw notFound('这条记录')
        const queue = HELD_NAMES.find((name) => HELD_QUEUES[name].kind === kind)
        if (kind === 'chat') await checkSeat(tx, { conversationId: recordId, by: staff, now })
        if (queue) await checkHeld(tx, { queue, source: QUEUE_SOURCES[queue], recordId, staffId: staff.staffId, now })
        await enforceRateLimit(tx, limitOf(staff), now)
        const said = toldWithout(value ?? '', words)
        const changes = {
          [FIELD]: { from: null, to: field },
          [REASON]: { from: null, to: said === '' ? UNCOVER_REASON_NAMES[reason] : `${UNCOVER_REASON_NAMES[reason]}：${said}` },
        }
        return { answer: { value: value ?? '' }, changes }
      },
    })
  },
})

/** The roles of a call are those of all kinds of cases; each kind has its own. Who has none of them is refused, and written down. */
function checkRole(by: StaffMember, { kind, recordId }: { kind: CaseName; recordId: string }) {
  const needed: readonly Role[] = CASES[kind].roles
  if (by.roles.some((role) => needed.includes(role))) return
  const message = `这项操作需要${needed.map((role) => ROLE_NAMES[role]).join('或')}的权限`
  throw new AuditedError({ status: 403, code: 'WRONG_ROLE', message, by, record: `${kind}:${recordId}` })
}

const limitOf = ({ staffId }: StaffMember) => ({
  bucket: `uncover ${staffId}`,
  max: MAX_AN_HOUR,
  seconds: HOUR_SECONDS,
  message: `一小时最多查看 ${MAX_AN_HOUR} 次个人信息，请稍后再试`,
})

/** A person's words without what they are about: the log holds nothing of a member. */
const toldWithout = (value: string, words: string) => maskText(value === '' ? words : words.replaceAll(value, '****'))
