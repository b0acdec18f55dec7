import * as z from 'zod/mini'
import { AdverseReport } from './adverseReport'
import { COMPLAINT_KIND_IDS, COMPLAINT_KINDS, OPEN_SUBJECTS, SubjectKind, SUGGEST_TYPE_IDS } from './complaintKinds'
import { endpoint } from './endpoint'
import { EMPTY_PAGE, Id, Instant, Page, pageOf, Phone, Size } from './fields'
import { Upload } from './upload'

export const MIN_COMPLAINT_WORDS = 5
export const MAX_COMPLAINT_WORDS = 500
export const MAX_COMPLAINT_PICTURES = 6

/** Four groups of five characters without I, L, O, U: 80 random bits, and 20 by which the shop knows that it made the code. */
export const CODE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{20}$/
/** A code as people type it: with blanks, strokes or small letters, and 0 and 1 as letters. */
export const codeIn = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
/** As it is shown: `7K3QF-9XW2M-…`. */
export const codeText = (code: string): string => (code.match(/.{1,5}/g) ?? []).join('-')

const Code = z.pipe(
  z.string('请填写查询码').check(z.maxLength(60, '请核对查询码')),
  z.pipe(z.transform(codeIn), z.string().check(z.regex(CODE_PATTERN, '查询码是 20 位字母和数字，请核对'))),
)

/** What it is about, as the shop calls it. */
export const ComplaintSubject = z
  .looseObject({ kind: z.string(), id: Id, title: z.string() })
  .register(z.globalRegistry, { id: 'ComplaintSubject' })
export type ComplaintSubject = z.infer<typeof ComplaintSubject>

/** What a list shows. `sort`, `kind` and `state` may be of a newer gateway (`complaintWords`, `complaintStateOf`). */
export const ComplaintSummary = z
  .looseObject({
    id: Id,
    /** FK, the day and digits: read over the phone. */
    number: Id,
    sort: z.string(),
    kind: z.string(),
    state: z.string(),
    filedAt: Instant,
    words: z.string(),
    /** What the shop said last; null where it has not answered. */
    answer: z.nullable(z.string()),
    /** One to five, once its reporter appraised it. */
    stars: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'ComplaintSummary' })
export type ComplaintSummary = z.infer<typeof ComplaintSummary>

export const Complaint = z
  .extend(ComplaintSummary, {
    /** By when the shop means to answer; null where it does not have the next move. */
    dueAt: z.nullable(Instant),
    isAnonymous: z.boolean(),
    subject: z.nullable(ComplaintSubject),
    pictures: z.array(Upload),
    /** Masked; null of an anonymous one and where none was given. */
    phone: z.nullable(z.string()),
    callTime: z.string(),
    report: z.nullable(AdverseReport),
    /** What happened, the latest first: `event` is one of `COMPLAINT_EVENTS`; words are whoever's it was. */
    entries: z.array(z.looseObject({ at: Instant, event: z.string(), words: z.nullable(z.string()) })),
    isSolved: z.nullable(z.boolean()),
    can: z.looseObject({ add: z.boolean(), appraise: z.boolean(), withdraw: z.boolean() }),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'Complaint' })
export type Complaint = z.infer<typeof Complaint>

export const ComplaintWords = z
  .string('请写下具体情况')
  .check(
    z.trim(),
    z.minLength(MIN_COMPLAINT_WORDS, `请至少写 ${MIN_COMPLAINT_WORDS} 个字`),
    z.maxLength(MAX_COMPLAINT_WORDS, `最多 ${MAX_COMPLAINT_WORDS} 个字`),
  )
const Added = z
  .string('请写下补充说明')
  .check(z.trim(), z.minLength(1, '请写下补充说明'), z.maxLength(MAX_COMPLAINT_WORDS, `最多 ${MAX_COMPLAINT_WORDS} 个字`))
const Kind = z.enum(COMPLAINT_KIND_IDS, '请选择反映的问题')

const fits = ({ kind, subject }: { kind: keyof typeof COMPLAINT_KINDS; subject?: { kind: SubjectKind } | undefined }) =>
  subject === undefined || (COMPLAINT_KINDS[kind].subjects as readonly SubjectKind[]).includes(subject.kind)
const FITS = { error: '这类问题不能关联所选的对象，请换一个', path: ['subject'] }

export const SuggestionForm = z.object({
  type: z.enum(SUGGEST_TYPE_IDS, '请选择建议的类型'),
  words: ComplaintWords,
  phone: z.optional(Phone),
})
export type SuggestionForm = z.infer<typeof SuggestionForm>

export const ComplaintForm = z
  .object({
    kind: Kind,
    subject: z.optional(z.object({ kind: SubjectKind, id: Id })),
    words: ComplaintWords,
    /** Ids of pictures of the kind `complaint`. */
    pictures: z._default(z.array(Id).check(z.maxLength(MAX_COMPLAINT_PICTURES, `最多 ${MAX_COMPLAINT_PICTURES} 张图片`)), []),
    /** Left out: that of the account. */
    phone: z.optional(Phone),
    /** When it suits to be called, in words. */
    callTime: z._default(z.string().check(z.trim(), z.maxLength(30, '最多 30 个字')), ''),
  })
  .check(z.refine(fits, FITS))
export type ComplaintForm = z.infer<typeof ComplaintForm>

/** Nothing in it says who wrote it, but what he writes himself; pictures may, so that there are none. */
export const AnonymousForm = z
  .object({ code: Code, kind: Kind, subject: z.optional(z.object({ kind: z.enum(OPEN_SUBJECTS), id: Id })), words: ComplaintWords })
  .check(z.refine(fits, FITS))
export type AnonymousForm = z.infer<typeof AnonymousForm>

export const AdverseForm = z.object({
  report: AdverseReport,
  pictures: z._default(z.array(Id).check(z.maxLength(MAX_COMPLAINT_PICTURES, `最多 ${MAX_COMPLAINT_PICTURES} 张图片`)), []),
  phone: z.optional(Phone),
  callTime: z._default(z.string().check(z.trim(), z.maxLength(30, '最多 30 个字')), ''),
})
export type AdverseForm = z.infer<typeof AdverseForm>

const ById = z.object({ id: Id })
const CHANGES = ['complaints', 'complaint'] as const

export const complaint = {
  suggestTypes: endpoint('GET /suggestTypes', {
    about: 'The types of suggestions, in their order',
    session: 'none',
    sameFor: 'everybody',
    output: z.looseObject({ results: z.array(z.looseObject({ type: z.string(), words: z.string() })) }),
    fallback: { results: [] },
  }),
  suggest: endpoint('POST /suggestions', {
    about: 'Make a suggestion; it is answered as a complaint is',
    collects: { scene: '提交建议', kinds: ['phone'] },
    session: 'required',
    idempotent: true,
    body: SuggestionForm,
    invalidates: ['complaints'],
    output: Complaint,
  }),
  subject: endpoint('GET /complaints/subject', {
    about: 'What a complaint would be about, by its kind and id, as the shop calls it; 404 where it is not there or not this member’s',
    query: z.object({ kind: SubjectKind, id: Id }),
    output: ComplaintSubject,
  }),
  report: endpoint('POST /complaints', {
    about: 'File a complaint under one’s own account',
    collects: { scene: '提交投诉', kinds: ['phone', 'picture', 'order'] },
    session: 'required',
    idempotent: true,
    body: ComplaintForm,
    invalidates: ['complaints'],
    output: Complaint,
  }),
  reportAdverse: endpoint('POST /complaints/adverse', {
    about: 'Report that a medicine may have done harm, with the fields of the national form; it goes to a pharmacist',
    collects: { scene: '报告用药后不适', kinds: ['health', 'phone', 'picture'] },
    session: 'required',
    needConsent: ['drugUserRule'],
    idempotent: true,
    body: AdverseForm,
    invalidates: ['complaints'],
    output: Complaint,
  }),
  key: endpoint('POST /complaints/key', {
    about: 'A new query code, with which one complaint may be filed without a name and followed. Nothing is stored of it before',
    session: 'none',
    output: z.looseObject({ code: z.string() }),
  }),
  reportAnonymously: endpoint('POST /complaints/anonymous', {
    about:
      'File a complaint without a name, under a code of `key`. The same again is answered alike; 409 CODE_USED where the code has another complaint',
    collects: 'nothing',
    session: 'none',
    body: AnonymousForm,
    output: Complaint,
  }),
  query: endpoint('GET /complaints', {
    about: 'What this member told the shop, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'complaints',
    output: pageOf(ComplaintSummary),
    fallback: EMPTY_PAGE,
  }),
  queryById: endpoint('GET /complaints/{id}', {
    about: 'One of this member’s, by its id or its number',
    session: 'required',
    params: ById,
    provides: 'complaint',
    output: Complaint,
  }),
  queryByCode: endpoint('POST /complaints/code', {
    about: 'The anonymous complaint of a query code; a code of no complaint and one that the shop never made are told alike, 404',
    collects: 'nothing',
    session: 'none',
    body: z.object({ code: Code }),
    output: Complaint,
  }),
  add: endpoint('POST /complaints/{id}/words', {
    about: 'Say more, or answer the shop’s question. 409 COMPLAINT_CLOSED once it is closed',
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    params: ById,
    body: z.object({ words: Added }),
    invalidates: CHANGES,
    output: Complaint,
  }),
  addByCode: endpoint('POST /complaints/code/words', {
    about: 'The same of an anonymous one. The same words again right after are told once',
    collects: 'nothing',
    session: 'none',
    body: z.object({ code: Code, words: Added }),
    output: Complaint,
  }),
  appraise: endpoint('PUT /complaints/{id}/appraisal', {
    about: 'Say whether the answer helped, once; with it the complaint is closed',
    collects: 'nothing',
    session: 'required',
    params: ById,
    body: z.object({
      stars: z.int('请选择几颗星').check(z.minimum(1, '请选择几颗星'), z.maximum(5)),
      isSolved: z.boolean('请选择问题是否解决'),
    }),
    invalidates: CHANGES,
    output: Complaint,
  }),
  withdraw: endpoint('PUT /complaints/{id}/withdrawal', {
    about: 'Take it back before it is answered',
    session: 'required',
    params: ById,
    invalidates: CHANGES,
    output: Complaint,
  }),
}
