import { DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'

const TEXT = '## 要点\n第一段。\n\n第二段。\n'
const form = { version: '2026-12-01', changes: '新增慢病随访记录的保存期限。', material: true, text: TEXT }
const params = { name: 'privacy' }

describe('legal texts at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'] })
  })
  const publish = (body: Partial<typeof form> = {}, seen: { version?: string } = {}) =>
    operator.document.publish({ params, body: { ...form, ...body } }, seen)
  const statesOf = async () =>
    (await operator.document.list({ query: { name: 'privacy' } })).results[0]?.versions.map(({ version, state }) => [version, state])

  it('are published ahead of their day, asked about again from then on, and kept word for word', async () => {
    const before = await gateway.visitor.document.one({ params })
    await publish()
    expect((await statesOf())?.slice(0, 2)).toEqual([['2026-12-01', 'announced'], [before.version, 'inForce']]) // prettier-ignore
    expect((await gateway.visitor.document.one({ params })).version).toBe(before.version)
    gateway.clock.advance(11 * DAY_SECONDS)
    operator = await staffAt(gateway, { roles: ['operator'] })
    expect((await statesOf())?.slice(0, 2)).toEqual([['2026-12-01', 'inForce'], [before.version, 'past']]) // prettier-ignore
    expect(await gateway.visitor.document.one({ params })).toMatchObject({
      sections: [{ heading: '要点', paragraphs: ['第一段。', '第二段。'] }],
    })
    expect((await gateway.lin.agreement.pending()).results).toMatchObject([
      { document: 'privacy', version: '2026-12-01', changes: form.changes },
    ])
    const kept = await operator.document.version({ params: { name: 'privacy', version: before.version } })
    expect(kept.sections).toEqual(before.sections)
  })

  it('are never changed once published, not even by two people at once', async () => {
    // Both have looked before either writes.
    const { version } = (await operator.document.list({ query: { name: 'privacy' } })).results[0]!
    const ends = await Promise.allSettled([publish({}, { version }), publish({ changes: '另一种写法。' }, { version })])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = ends.find((end) => end.status === 'rejected')?.reason as Error
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    await expect(publish({ changes: '又一种写法。' })).rejects.toMatchObject({
      ...{ status: 400, field: 'version' },
      message: 'privacy 的 2026-12-01 版已经发布，不能再改；请用新的日期另写一版',
    })
  })

  it.each([
    [{ version: '2026-11-01' }, 'version', '生效日期不能早于今天'],
    [{ text: '没有标题' }, 'text', '正文要从一行“## 标题”开始'],
    [{ text: '## 空\n' }, 'text', '“空”下面没有内容'],
    [{ changes: ' ' }, 'changes', '请写明改了什么'],
  ])('are refused with what to put right: %j', async (body, field, message) => {
    await expect(publish(body)).rejects.toMatchObject({ status: 400, field, message })
    expect((await statesOf())?.[0]?.[1]).toBe('inForce')
    await expect(operator.document.publish({ params: { name: 'nothing' }, body: form })).rejects.toMatchObject({ status: 404 })
  })
})
