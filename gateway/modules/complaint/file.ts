import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AdverseReport } from '../../../src/contract/adverseReport'
import type { AdverseForm, AnonymousForm, ComplaintForm, SuggestionForm } from '../../../src/contract/complaint'
import { ANSWER_HOURS, type ComplaintSort, type SubjectKind } from '../../../src/contract/complaintKinds'
import { DAY_SECONDS, HOUR } from '../../../src/lib/duration'
import { shopDate, shopFormat } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { randomId, sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { attachUploads } from '../upload/uploads'
import { hashOfCode, isOurCode } from './queryCode'
import { COMPLAINTS, complaints } from './schema'
import { contentOf, logged, sealedOf, type ComplaintContent, type StoredComplaint } from './stored'
import { titleOf } from './subjects'

const DIGITS = 8
/** FK, the shop's day and random digits. */
const newNumber = (now: Date) => `FK${shopFormat(now, 'YYMMDD')}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`

/** What one member may tell the shop in a day and add to it, and what one address without a name may. */
const A_DAY = { member: 20, words: 50, address: 50 }

type Filing = { ring: KeyRing; now: Date }
type Own = Filing & { memberId: string }

/** Refuses with 429 beyond what one may file in a day. */
export const countFiled = (db: Querying, by: { member: string } | { address: string }, now: Date) =>
  enforceRateLimit(
    db,
    'member' in by
      ? {
          bucket: `complaints of ${by.member}`,
          max: A_DAY.member,
          seconds: DAY_SECONDS,
          message: '今天提交的反馈较多，请明天再试，急事请致电客服',
        }
      : { bucket: `complaints from ${sha256(by.address)}`, max: A_DAY.address, seconds: DAY_SECONDS, message: '提交太频繁，请稍后再试' },
    now,
  )

/** The same of words that a member adds to what he filed. */
export const countAdded = (db: Querying, memberId: string, now: Date) =>
  enforceRateLimit(
    db,
    {
      bucket: `words to complaints of ${memberId}`,
      max: A_DAY.words,
      seconds: DAY_SECONDS,
      message: '今天补充的内容较多，请明天再试，急事请致电客服',
    },
    now,
  )

/** The phone that is called back: that of the account unless another is given. */
async function phoneOf(tx: Transaction, memberId: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  const [member] = await tx.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  return member?.phone ?? ''
}

export async function suggest(tx: Transaction, { form, ...own }: Own & { form: SuggestionForm }): Promise<StoredComplaint> {
  const content = { words: form.words, phone: form.phone ?? '', callTime: '', talk: [] }
  return filed(tx, { ...own, sort: 'suggestion', kind: form.type, content })
}

export async function report(tx: Transaction, { form, ...own }: Own & { form: ComplaintForm }): Promise<StoredComplaint> {
  const { kind, subject, words, pictures, phone, callTime } = form
  const { memberId } = own
  const subjectTitle = subject && (await titleOf(tx, subject.kind, { memberId, id: subject.id }))
  const content = {
    words,
    phone: await phoneOf(tx, memberId, phone),
    callTime,
    talk: [],
    ...(subjectTitle !== undefined && { subjectTitle }),
  }
  const row = await filed(tx, { ...own, sort: 'complaint', kind, subject, content })
  await attachUploads(tx, { memberId, kind: 'complaint', ids: pictures, record: { table: COMPLAINTS, id: row.id } })
  return row
}

/** Its words are what happened, in one line, as lists show it. Throws 400 of a day that has not come yet. */
export async function reportAdverse(tx: Transaction, { form, ...own }: Own & { form: AdverseForm }): Promise<StoredComplaint> {
  const { report: told, pictures, phone, callTime } = form
  checkDays(told, own.now)
  const words = `${told.event}：${told.description}`
  const content = { words, phone: await phoneOf(tx, own.memberId, phone), callTime, report: told, talk: [] }
  const row = await filed(tx, { ...own, sort: 'adverse', kind: told.severe.length > 0 ? 'severe' : 'usual', content })
  await attachUploads(tx, { memberId: own.memberId, kind: 'complaint', ids: pictures, record: { table: COMPLAINTS, id: row.id } })
  return row
}

function checkDays({ at, drugs }: AdverseReport, now: Date): void {
  const today = shopDate(now)
  const refuse = (field: string, message: string) => new HttpError(400, 'INVALID', message, { field })
  if (at > today) throw refuse('report.at', '开始日期不能晚于今天')
  if (drugs.some(({ from, to }) => from > today || (to ?? '') > today)) throw refuse('report.drugs', '用药日期不能晚于今天')
}

/**
 * Without a name. The code is the shop's own and has one complaint: filed again alike it is answered alike, also where the first answer was
 * lost. Throws 400 of a code that the shop did not make, 409 CODE_USED of one that has another complaint.
 */
export async function reportAnonymously(tx: Transaction, { ring, form, now }: Filing & { form: AnonymousForm }): Promise<StoredComplaint> {
  const { code, kind, subject, words } = form
  if (!(await isOurCode(tx, code))) throw new HttpError(400, 'INVALID', '查询码不正确，请重新打开这一页', { field: 'code' })
  // Of several at once one is the first, and the others are answered with it.
  const codeHash = await hashOfCode(tx, code)
  await lockUntilCommit(tx, `complaint ${codeHash}`)
  const [known] = await tx.select().from(complaints).where(eq(complaints.codeHash, codeHash))
  if (known) return sameAs(ring, known, form)
  const subjectTitle = subject && (await titleOf(tx, subject.kind, { memberId: undefined, id: subject.id }))
  const content = { words, phone: '', callTime: '', talk: [], ...(subjectTitle !== undefined && { subjectTitle }) }
  return filed(tx, { ring, now, memberId: null, codeHash, sort: 'complaint', kind, subject, content })
}

function sameAs(ring: KeyRing, known: StoredComplaint, { kind, subject, words }: AnonymousForm): StoredComplaint {
  const isSame =
    known.kind === kind &&
    known.subjectKind === (subject?.kind ?? null) &&
    known.subjectId === (subject?.id ?? null) &&
    contentOf(ring, known).words === words
  if (!isSame) throw new HttpError(409, 'CODE_USED', '这个查询码已经提交过另一条反馈，请重新打开这一页')
  return known
}

type New = Filing & {
  memberId: string | null
  codeHash?: string
  sort: ComplaintSort
  kind: string
  subject?: { kind: SubjectKind; id: string } | undefined
  content: ComplaintContent
}

async function filed(tx: Transaction, { ring, now, memberId, codeHash, sort, kind, subject, content }: New): Promise<StoredComplaint> {
  const id = randomId()
  const [made] = await tx
    .insert(complaints)
    .values({
      ...{ id, memberId, codeHash: codeHash ?? null, number: newNumber(now), sort, kind, state: 'waiting' as const },
      ...{ subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null },
      ...{ filedAt: now, movedAt: now, dueAt: new Date(now.getTime() + ANSWER_HOURS[sort] * HOUR) },
      ...sealedOf(ring, id, content),
    })
    .returning()
  if (!made) throw new Error('A complaint was not made')
  await logged(tx, { complaintId: id, event: 'filed', at: now })
  return made
}
