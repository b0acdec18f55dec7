import { eq, sql } from 'drizzle-orm'
import { ROLES } from '../../../counter/contract/workEndpoint'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { auditChain, auditLog } from '../../tables'
import { verifyAudit } from './verifyAudit'

/** Lines of one person, written at the same time. */
const LINES = 12

let gateway: Gateway
beforeEach(async () => {
  gateway = await gatewayAt()
  const people = await Promise.all(Array.from({ length: LINES }, () => staffAt(gateway, { roles: ROLES })))
  await Promise.all(people.map((person) => person.staff.logOut()))
})

/** Does to the database what its owner can: without the triggers that refuse it. */
const behindItsBack = (...statements: string[]) =>
  gateway.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'))
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
const lineAt = async (n: number) => (await gateway.db.select().from(auditChain).where(eq(auditChain.n, n)))[0]!
const told = async (expected?: string) => {
  const { isWhole, text } = await verifyAudit(gateway.db, expected)
  return [isWhole, ...text.split('\n')]
}
const NOT_WHOLE = '审计日志不完整：请停止操作，用备份核对，并查明谁能直接写数据库。'

it('is whole, with lines that were written at once', async () => {
  const { hash } = await lineAt(LINES)
  expect(await told()).toEqual([
    true,
    `审计日志完整：共 ${LINES} 条，每条都与校验值一致。`,
    `请把这一行保存在数据库以外的地方，下次用 --expect 核对：${LINES}:${hash}`,
  ])
})

it('names a line that was edited', async () => {
  const { auditId } = await lineAt(5)
  await behindItsBack(`update audit_log set staff_name = '别人' where audit_id = '${auditId}'`)
  expect(await told()).toEqual([false, `第 5 条 ${auditId}：内容被改过，或它前面的一条被换过`, NOT_WHOLE])
})

it('names a line that was taken out, with its link or without', async () => {
  const [third, fifth, sixth] = [await lineAt(3), await lineAt(5), await lineAt(6)]
  await behindItsBack(
    `delete from audit_log where audit_id in ('${third.auditId}', '${fifth.auditId}')`,
    `delete from audit_chain where audit_id = '${fifth.auditId}'`,
  )
  expect(await told()).toEqual([false, `第 3 条 ${third.auditId}：记录不见了`, `第 6 条 ${sixth.auditId}：它前面缺少记录`, NOT_WHOLE])
})

it('misses the end of the log where its word was kept', async () => {
  const { hash, auditId } = await lineAt(LINES)
  await behindItsBack(`delete from audit_log where audit_id = '${auditId}'`, `delete from audit_chain where audit_id = '${auditId}'`)
  const word = `${LINES}:${hash}`
  expect((await told())[0]).toBe(true)
  expect(await told(word)).toEqual([false, `保存过的 ${word} 不在日志里：它和它之后的记录可能被删除或换掉了。`, NOT_WHOLE])
  await expect(verifyAudit(gateway.db, '12')).rejects.toThrow('--expect 应为')
})

it('names a line that nobody chained, and counts those from before there was a chain', async () => {
  const line = { staffName: '', line: 'GET /x', title: 'x', record: '', outcome: 'done', address: '127.0.0.1' }
  await gateway.db.insert(auditLog).values([
    { ...line, auditId: 'from-before', at: new Date(gateway.clock.now().getTime() - 1) },
    { ...line, auditId: 'from-nobody', at: gateway.clock.now() },
  ])
  expect(await told()).toEqual([false, 'from-nobody：不是由网关写入的', NOT_WHOLE, '更早的 1 条写于没有校验的版本，无从核对。'])
})
