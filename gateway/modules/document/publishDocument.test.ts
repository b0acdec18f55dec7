import { gatewayAt } from '../../../tests/support/gateway'
import { DOCUMENTS } from '../../demo/documents'
import { publishDocument } from './publishDocument'
import { readDocument } from './readDocument'

const head = { name: 'privacy', version: '2026-12-01', material: 'yes', changes: '新增慢病随访记录的保存期限。' }
const fileOf = (given: Partial<typeof head> = {}, body = '## 要点\n第一段\n接着第一段。\n\n第二段。\n') =>
  `---\n${Object.entries({ ...head, ...given })
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n${body}`

describe('a version somebody wrote', () => {
  it('is read with its sections, paragraphs and every change', () => {
    const text = fileOf().replace('changes:', 'changes: 改正错字。\nchanges:').replace(/\n/g, '\r\n')
    expect(readDocument(text)).toEqual({
      name: 'privacy',
      version: '2026-12-01',
      title: undefined,
      changes: '改正错字。\n新增慢病随访记录的保存期限。',
      material: true,
      sections: [{ heading: '要点', paragraphs: ['第一段接着第一段。', '第二段。'] }],
    })
  })

  it.each([
    ['正文', '文件开头'],
    [fileOf({ version: '5.2' }), '生效日期'],
    [fileOf({ version: '2026-13-45' }), '生效日期'],
    [fileOf({ material: 'maybe' }), 'yes 或 no'],
    [fileOf({ changes: '' }), '缺少 changes'],
    [fileOf({ name: '' }), '缺少 name'],
    [fileOf({}, ''), '正文没有内容'],
    [fileOf({}, '没有标题\n'), '## 标题'],
    [fileOf({}, '## 空\n\n## 要点\n有。\n'), '“空”下面没有内容'],
  ])('is refused with what to put right: %j', (text, words) => {
    expect(() => readDocument(text)).toThrow(words)
  })
})

describe('publishing', () => {
  it('shows the version on its day, asks who agreed before, and keeps the old one word for word', async () => {
    const gateway = await gatewayAt()
    const params = { name: 'privacy' }
    const before = await gateway.visitor.document.one({ params })
    const publish = (text: string) => publishDocument(gateway.db, readDocument(text), gateway.clock.now())
    expect(await publish(fileOf())).toBe(true)
    expect(await publish(fileOf())).toBe(false)
    expect((await gateway.visitor.document.one({ params })).version).toBe(before.version)
    expect((await gateway.lin.agreement.pending()).results).toEqual([])

    gateway.clock.set('2026-12-01T00:00:00+08:00')
    expect(await gateway.visitor.document.one({ params })).toMatchObject({ version: '2026-12-01', title: before.title, kind: before.kind })
    expect((await gateway.lin.agreement.pending()).results).toMatchObject([{ document: 'privacy', changes: head.changes }])
    const old = await gateway.visitor.document.version({ params: { ...params, version: before.version } })
    expect(old.sections).toEqual(before.sections)

    await expect(publish(fileOf({ changes: '又改了。' }))).rejects.toThrow('不能再改')
    await expect(publish(fileOf({ version: '2026-11-30' }))).rejects.toThrow('早于最新')
    await expect(publish(fileOf({ name: 'nothing' }))).rejects.toThrow('没有名为 nothing 的文件')
  })
})

describe('a text that is material in its file', () => {
  it.each(DOCUMENTS.filter(({ material }) => material).map(({ name, version }) => [name, version]))(
    '%s %s is so in the shop',
    async (name, version) => {
      const gateway = await gatewayAt()
      expect(await gateway.visitor.document.version({ params: { name, version } })).toMatchObject({ material: true })
    },
  )
})
