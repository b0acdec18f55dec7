import type { Hono } from 'hono'
import { inArray } from 'drizzle-orm'
import { INSURED_RELATION_TEXT } from '../../../src/contract/plan'
import { lastDayOf, spokenDate } from '../../../src/lib/time'
import { yuan } from '../../../src/lib/money'
import type { Db, Querying } from '../../db/open'
import { endingLink } from '../../kernel/endingLink'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { servePaper } from '../../kernel/servePaper'
import type { Providers } from '../../providers'
import type { PolicyDocument } from '../../providers/insurer/insurer'
import { products } from '../catalogue/schema'
import { shownInstalments } from './instalments'
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

/** Serves papers of policies behind links that end, each to its member alone. To everybody else it is not there. */
export function servePolicyPdfs(app: Hono, { db, providers, now }: Shop) {
  servePaper(
    app,
    { db, now },
    {
      ...{ purpose: 'policy', path: pdfPath(':id') },
      words: {
        noun: '这份保单',
        ended: '链接已失效，请回到保单页面重新打开',
        away: '保单文件暂时取不到，请稍后再试',
      },
      find: async ({ id: policyId, memberId }) => {
        const { fileKeys: ring, insurer } = providers
        const document = await documentOf(db, ring, await ownPolicy(db, { memberId, policyId }))
        return document && insurer ? { fileName: fileName(document.policyNumber), pdf: () => insurer.pdf(document) } : undefined
      },
    },
  )
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
      ['犹豫期', `至 ${spokenDate(lastDayOf(coolingUntil))} 24 时，期间没有用过权益的，退保全额退还`],
      ...premiumLines(row, { startsOn, endsOn }),
    ],
    covers: shownCovers(terms.covers).map(({ title, text, value }) => `${title}（${value}）：${text}`),
    excludes: terms.excludes,
    medicines: await namesOf(db, terms.productCodes),
  }
}

/** The premium at once, or each instalment with its day and what it adds. */
function premiumLines(row: PolicyRow, days: { startsOn: string; endsOn: string }): Array<readonly [string, string]> {
  const all = shownInstalments(row, [], days)
  if (all.length === 0) return [['保险费', `¥${yuan(row.premium)}（一次交清）`]]
  return all.map(({ number, amount, adds, dueOn, isOnResult }) => [
    `第 ${number} 期`,
    `${spokenDate(dueOn)} ¥${yuan(amount)}${isOnResult ? '（评估有效才交）' : ''}，增加额度 ¥${yuan(adds)}`,
  ])
}

async function namesOf(db: Querying, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ code: products.productCode, name: products.name })
    .from(products)
    .where(inArray(products.productCode, [...codes]))
  return codes.flatMap((code) => rows.find((row) => row.code === code)?.name ?? [])
}
