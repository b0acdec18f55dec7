import type { Context, Hono } from 'hono'
import { inArray } from 'drizzle-orm'
import { INSURED_RELATION_TEXT } from '../../../src/contract/plan'
import { lastDayOf, spokenDate } from '../../../src/lib/time'
import { yuan } from '../../../src/lib/money'
import type { Db, Querying } from '../../db/open'
import { endingLink, linkStanding } from '../../kernel/endingLink'
import { HttpError, notFound } from '../../kernel/httpError'
import type { KeyRing } from '../../kernel/keyRing'
import { bearerOf } from '../../kernel/mount'
import { sessionOf } from '../../kernel/session'
import type { Providers } from '../../providers'
import type { PolicyDocument } from '../../providers/insurer/insurer'
import { products } from '../catalogue/schema'
import { ownPolicy } from './ownPolicy'
import { policyContent } from './policyContent'
import type { PolicyRow } from './schema'
import { shownCovers } from './terms'

const pdfPath = (id: string) => `/api/plans/policies/${id}/pdf`
const fileName = (number: string) => `policy-${number}.pdf`

/** A link to the paper of a policy: it ends, and opens it to its member alone. 409 NOT_ISSUED. */
export async function policyPdfLink(db: Db, { id, memberId, policyNumber }: PolicyRow, now: Date) {
  if (policyNumber === null) throw new HttpError(409, 'NOT_ISSUED', '保单还没有出单，出单后可以打开')
  return { ...(await endingLink(db, { purpose: 'policy', path: pdfPath(id), id, memberId }, now)), fileName: fileName(policyNumber) }
}

type Shop = { db: Db; providers: Providers; now: () => Date }

const HEADERS = {
  'Content-Type': 'application/pdf',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** Serves papers of policies behind links that end, each to its member alone. To everybody else it is not there. */
export function servePolicyPdfs(app: Hono, { db, providers, now }: Shop) {
  app.get(pdfPath(':id'), async (context) => {
    const row = await linkedPolicy(context, { db, now: now() })
    const document = await documentOf(db, providers.fileKeys, row)
    if (!document || !providers.insurer) throw notFound('这份保单')
    const paper = await providers.insurer.pdf(document).catch((cause: unknown) => {
      throw Object.assign(new HttpError(503, 'PDF_AWAY', '保单文件暂时取不到，请稍后再试'), { cause })
    })
    const headers = { ...HEADERS, 'Content-Disposition': `inline; filename="${fileName(document.policyNumber)}"` }
    return context.body(Buffer.from(paper), 200, headers)
  })
}

async function linkedPolicy(context: Context, { db, now }: { db: Db; now: Date }): Promise<PolicyRow> {
  const session = await sessionOf(db, bearerOf(context), now)
  if (!session) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  const own = { id: context.req.param('id') ?? '', memberId: session.memberId }
  const { expires = '', sign = '' } = context.req.query()
  const standing = await linkStanding(db, { ...own, purpose: 'policy' }, { expires, sign }, now)
  if (standing === 'ended') throw new HttpError(410, 'LINK_ENDED', '链接已失效，请回到保单页面重新打开')
  if (standing === 'none') throw notFound('这份保单')
  return ownPolicy(db, { memberId: own.memberId, policyId: own.id })
}

/** What stands on the paper: the terms as they were sold (g6). Undefined of one that is not issued. */
export async function documentOf(db: Querying, ring: KeyRing, row: PolicyRow): Promise<PolicyDocument | undefined> {
  const { policyNumber, checkCode, issuedAt, startsOn, endsOn, coolingUntil, terms } = row
  if (policyNumber === null || checkCode === null || issuedAt === null || startsOn === null || endsOn === null || coolingUntil === null)
    return undefined
  const { applicant, insured, beneficiaries } = policyContent(ring, row)
  const heirs = beneficiaries.map(({ name, relation, share }) => `${name}（${INSURED_RELATION_TEXT[relation]}，${share}%）`)
  return {
    title: `${terms.name} ${terms.tier} 保险单`,
    ...{ policyNumber, checkCode, issuedAt, isEnded: row.state !== 'active' },
    lines: [
      ['保险公司', terms.insurer],
      ['投保人', applicant.name],
      ['被保险人', `${insured.name}（${INSURED_RELATION_TEXT[insured.relation]}）`],
      ['证件号码', insured.idCardNumber],
      ['受益人', heirs.length === 0 ? '法定继承人' : heirs.join('、')],
      ['保险期间', `${spokenDate(startsOn)}零时至 ${spokenDate(endsOn)} 24 时`],
      ['年度保额', `¥${yuan(terms.yearly)}`],
      ['赔付比例', `${terms.percent}%`],
      ['等待期', `${terms.waitingDays} 天`],
      ['犹豫期', `至 ${spokenDate(lastDayOf(coolingUntil))} 24 时，期间退保全额退还`],
      ['保险费', `¥${yuan(row.premium)}（一次交清）`],
    ],
    covers: shownCovers(terms.covers).map(({ title, text, value }) => `${title}（${value}）：${text}`),
    excludes: terms.excludes,
    medicines: await namesOf(db, terms.productCodes),
  }
}

async function namesOf(db: Querying, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ code: products.productCode, name: products.name })
    .from(products)
    .where(inArray(products.productCode, [...codes]))
  return codes.flatMap((code) => rows.find((row) => row.code === code)?.name ?? [])
}
