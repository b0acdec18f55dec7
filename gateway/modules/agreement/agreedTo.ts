import { inForce } from '../../../src/lib/inForce'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { topicOf } from './topics'
import { versionsOf } from '../document/versions'

export type Agreed = { document: string; version: string }

/** What everybody agrees to on logging in. */
const LOGIN = ['clause', 'privacy']
const PLAN_MISSING = '请先阅读并逐项同意投保与用药权益的各份文件'
const SVIP_MISSING = '请先阅读并同意 SVIP 会员服务协议与会员卡使用规则'
/** What is said where one is missing that is not of a login. */
const MISSING: Readonly<Partial<Record<string, string>>> = {
  delClause: '请先阅读并同意注销须知',
  paidMemberUserProtocol: SVIP_MISSING,
  paidMemberCardProtocol: SVIP_MISSING,
  ansakePlatformService: PLAN_MISSING,
  ansakePrivacy: PLAN_MISSING,
  ansakeWarrant: PLAN_MISSING,
  tafPlatformService: PLAN_MISSING,
  tafPrivacy: PLAN_MISSING,
  tafNotice: PLAN_MISSING,
  tafWarrant: PLAN_MISSING,
}

/** `clause@2026-11-01,privacy@2026-11-01` as a list, each document once. */
export function agreementsIn(text: string): Agreed[] {
  const agreed = new Map<string, string>()
  for (const entry of text.split(',')) {
    const [document = '', version = ''] = entry.split('@')
    agreed.set(document, version)
  }
  return [...agreed].map(([document, version]) => ({ document, version }))
}

/**
 * The documents of these topics that were agreed to. Each must be there in the version in force: nobody agrees to a text not
 * shown. What else was ticked is not recorded. A document the shop does not have cannot be refused for its version.
 */
export async function agreedTo(db: Db, agreements: string, now: Date, topics: readonly string[] = LOGIN): Promise<Agreed[]> {
  const given = agreementsIn(agreements).filter(({ document }) => topics.includes(topicOf(document)))
  const versions = await versionsOf(
    db,
    given.map(({ document }) => document),
  )
  return topics.map((topic) => {
    const own = given.find(({ document }) => topicOf(document) === topic)
    if (!own) throw new HttpError(400, 'AGREEMENT_MISSING', MISSING[topic] ?? '请先阅读并同意用户协议与隐私政策', { field: 'agreements' })
    const present = inForce(versions.get(own.document) ?? [], now)
    if (present && present.version !== own.version) throw changed(present)
    return own
  })
}

/** Refuses a version that is not in force, or a document that does not exist; for consents given one by one. */
export async function presentOnes(db: Db, agreements: string, now: Date) {
  const given = agreementsIn(agreements)
  const versions = await versionsOf(
    db,
    given.map(({ document }) => document),
  )
  return given.map((one) => {
    const present = inForce(versions.get(one.document) ?? [], now)
    if (!present) throw new HttpError(404, 'NOT_FOUND', '没有找到这份文件', { field: 'agreements' })
    if (present.version !== one.version) throw changed(present)
    return one
  })
}

const changed = ({ name, title, version }: { name: string; title: string; version: string }) =>
  new HttpError(409, 'AGREEMENT_CHANGED', `《${title}》已更新，请重新阅读并同意`, {
    field: 'agreements',
    details: { document: name, version },
  })
