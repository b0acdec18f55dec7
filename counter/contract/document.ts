import * as z from 'zod/mini'
import { Document, DocumentHead, DocumentKind } from '../../src/contract/document'
import { Id, pageOf } from '../../src/contract/fields'
import { sortedPage, type Order } from './sorting'
import { Version as SeenVersion } from './version'
import { workEndpoint } from './workEndpoint'

/** `announced`: its day is still to come. */
export const VersionState = z.enum(['announced', 'inForce', 'past'])
export type VersionState = z.infer<typeof VersionState>

const Version = z.looseObject({
  version: z.string(),
  effectiveDate: z.iso.date(),
  material: z.boolean(),
  changes: z.nullable(z.string()),
  state: VersionState,
})

/** A document with its versions, newest first. */
export const DocumentVersions = z.looseObject({
  name: Id,
  version: SeenVersion,
  title: z.string(),
  kind: DocumentKind,
  versions: z.array(Version),
})
export type DocumentVersions = z.infer<typeof DocumentVersions>

const MAX_TEXT = 100_000

export const VersionForm = z.object({
  /** The day it comes into force, in the shop's time, which is its name: until then it is announced. */
  version: z.iso.date('请选择生效日期'),
  /** Empty: as before. */
  title: z._default(z.string().check(z.trim(), z.maxLength(60, '标题不超过 60 字')), ''),
  /** A sentence a line. */
  changes: z.string('请写明改了什么').check(z.trim(), z.minLength(1, '请写明改了什么'), z.maxLength(2000, '改动说明不超过 2000 字')),
  material: z.boolean('请选择要不要请会员重新确认'),
  /** Sections, each under a line `## 标题`, its paragraphs apart by an empty line. */
  text: z.string('请填写正文').check(z.maxLength(MAX_TEXT, '正文过长')),
})

export const DocumentQuery = z.object({
  /** `effectiveDate`: of the version in force. */
  ...sortedPage(['name', 'effectiveDate']),
  kind: z.optional(DocumentKind),
  /** A part of the title. */
  words: z.optional(z.string().check(z.maxLength(40))),
  /** One alone. */
  name: z.optional(Id),
})
/** What came into force last first. */
export const documentOrder = ({ sort, order }: z.infer<typeof DocumentQuery>): Order => order ?? (sort === 'effectiveDate' ? 'down' : 'up')

const ByName = z.object({ name: Id })

export const document = {
  list: workEndpoint('GET /documents', {
    about: 'Every legal text, rule and notice with its versions, by name unless asked for otherwise',
    roles: ['operator'],
    query: DocumentQuery,
    output: pageOf(DocumentVersions),
  }),
  version: workEndpoint('GET /documents/{name}/versions/{version}', {
    about: 'One version word for word, also one that is only announced',
    roles: ['operator'],
    params: z.extend(ByName, { version: z.string().check(z.regex(/^[\w-][\w.-]{0,39}$/, '版本号不正确')) }),
    output: Document,
  }),
  publish: workEndpoint('POST /documents/{name}/versions', {
    about: 'Publish a new version beside the old ones, which never change; it comes into force on the day it is named after',
    title: '发布协议版本',
    version: 'required',
    roles: ['operator'],
    params: ByName,
    body: VersionForm,
    output: DocumentHead,
  }),
}
