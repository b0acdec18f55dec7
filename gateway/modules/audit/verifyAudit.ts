import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { checkAuditChain, type ChainReport } from '../../kernel/work/auditChain'
import { auditChain } from '../../kernel/work/schema'

const WHAT: Record<ChainReport['faults'][number]['what'], string> = {
  changed: '内容被改过，或它前面的一条被换过',
  missing: '记录不见了',
  gap: '它前面缺少记录',
  unchained: '不是由网关写入的',
}
/** Faults that are told one by one. */
const TOLD = 20

/** The word for the end of the chain, to be kept outside of the database: `1024:9f86d0…`. */
const wordOf = ({ n, hash }: ChainReport['head']) => `${n}:${hash}`

/**
 * Holds the audit log against its chain and says what is wrong, one line each. `expected` is an earlier answer's word: a log whose last
 * lines were taken out is whole in itself, and without its old end.
 */
export async function verifyAudit(db: Db, expected?: string): Promise<{ isWhole: boolean; text: string }> {
  const { head, before, faults } = await checkAuditChain(db)
  const isThere = expected === undefined || (await holds(db, expected))
  const older = before > 0 ? [`更早的 ${before} 条写于没有校验的版本，无从核对。`] : []
  const isWhole = faults.length === 0 && isThere
  const lines = isWhole
    ? [`审计日志完整：共 ${head.n} 条，每条都与校验值一致。`, `请把这一行保存在数据库以外的地方，下次用 --expect 核对：${wordOf(head)}`]
    : [
        ...faults.slice(0, TOLD).map(({ n, auditId, what }) => `${n === undefined ? '' : `第 ${n} 条 `}${auditId}：${WHAT[what]}`),
        ...(faults.length > TOLD ? [`另有 ${faults.length - TOLD} 处。`] : []),
        ...(isThere ? [] : [`保存过的 ${expected} 不在日志里：它和它之后的记录可能被删除或换掉了。`]),
        '审计日志不完整：请停止操作，用备份核对，并查明谁能直接写数据库。',
      ]
  return { isWhole, text: [...lines, ...older].join('\n') }
}

async function holds(db: Db, expected: string): Promise<boolean> {
  const [, n = '', hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(expected) ?? []
  if (hash === undefined) throw new Error('--expect 应为上次核对时给出的“条数:校验值”。')
  const [link] = await db
    .select({ hash: auditChain.hash })
    .from(auditChain)
    .where(eq(auditChain.n, Number(n)))
  return link?.hash === hash
}
