import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { documents } from '../../tables'

let gateway: Gateway
beforeAll(async () => {
  gateway = await gatewayAt()
  const text = { name: 'sample', contact: '十五个工作日内答复', sections: [{ heading: '一', paragraphs: ['正文'] }] }
  await gateway.db.insert(documents).values([
    { ...text, version: '1.0', title: '样本一', effectiveDate: '2025-01-01' },
    { ...text, version: '2.0', title: '样本二', effectiveDate: '2026-01-01', changes: '第二版的变化', material: true },
    { ...text, version: '3.0', title: '样本三', effectiveDate: '2027-01-01', changes: '第三版的变化' },
  ])
})

describe('a document', () => {
  it('is shown in the version in force, and an announced one waits for its day', async () => {
    expect(await gateway.visitor.document.one({ params: { name: 'sample' } })).toMatchObject({
      version: '2.0',
      title: '样本二',
      currentVersion: '2.0',
    })
    gateway.clock.set('2027-01-01T00:00:00+08:00')
    expect(await gateway.visitor.document.one({ params: { name: 'sample' } })).toMatchObject({ version: '3.0' })
    gateway.clock.set('2026-12-31T23:59:59+08:00')
    expect(await gateway.visitor.document.one({ params: { name: 'sample' } })).toMatchObject({ version: '2.0' })
  })

  it('has a history of every version, each readable as it was', async () => {
    const { results } = await gateway.visitor.document.history({ params: { name: 'sample' } })
    expect(results.map(({ version, changes, material }) => [version, changes, material])).toEqual([
      ['3.0', '第三版的变化', false],
      ['2.0', '第二版的变化', true],
      ['1.0', null, false],
    ])
    const old = await gateway.visitor.document.version({ params: { name: 'sample', version: '1.0' } })
    expect(old).toMatchObject({ title: '样本一', currentVersion: '2.0', sections: [{ heading: '一', paragraphs: ['正文'] }] })
    expect(old.contact).toContain('十五')
  })

  it('is not found by an unknown name or version, and refused for what is no version', async () => {
    const params = { name: 'sample', version: '9.9' }
    await expect(gateway.visitor.document.version({ params })).rejects.toMatchObject({ status: 404, message: '没有找到这个版本' })
    await expect(gateway.visitor.document.one({ params: { name: 'nothing' } })).rejects.toMatchObject({
      status: 404,
      message: '没有找到这份文件',
    })
    await expect(gateway.visitor.document.history({ params: { name: 'nothing' } })).rejects.toMatchObject({ status: 404 })
    await expect(gateway.visitor.document.version({ params: { name: 'sample', version: "1' or '1" } })).rejects.toMatchObject({
      status: 400,
      field: 'version',
      message: '版本号不正确',
    })
  })

  it('stands in the index once, and the index can be narrowed', async () => {
    const { results } = await gateway.visitor.document.list()
    expect(results.filter(({ name }) => name === 'sample')).toHaveLength(1)
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(['clause', 'privacy', 'drugUserRule', 'delClause']))
    const privacy = await gateway.visitor.document.list({ query: { kind: 'privacy' } })
    expect(privacy.results.every(({ kind }) => kind === 'privacy')).toBe(true)
    await expect(gateway.visitor.document.list({ query: { kind: 'gossip' as 'rule' } })).rejects.toMatchObject({
      status: 400,
      field: 'kind',
    })
  })
})
