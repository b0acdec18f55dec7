import { eq } from 'drizzle-orm'
import { changeNote, noteAt, noteOf } from '../../../tests/support/changedNote'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { changes, settings } from '../../tables'

const BEFORE = { words: '早', pages: 1 }
const AFTER = { words: '早', pages: 2 }

describe('a change of the shop', () => {
  let gateway: Gateway
  let cheng: StaffPerson
  let lu: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await noteAt(gateway, 'n1', BEFORE)
  })
  const changed = (after: typeof AFTER, { staffId }: StaffPerson = cheng) => changeNote(gateway, { staffId, id: 'n1', after })
  const listed = async (query: Parameters<typeof cheng.change.list>[0] = {}) => (await cheng.change.list(query)).results
  const revert = (changeId: string, person: StaffPerson = lu) => person.change.revert({ params: { changeId } })

  it('is listed newest first with who, which and what, by kind, thing and page; one that changes nothing is none', async () => {
    await changed(AFTER)
    expect(await changed(AFTER)).toBe('')
    await noteAt(gateway, 'n2', BEFORE)
    await changeNote(gateway, { staffId: lu.staffId, id: 'n2', after: { ...BEFORE, words: '' } })
    const rows = (await listed()).map(({ by, label, subjectTitle, differences }) => [by, subjectTitle, label, differences])
    expect(rows).toEqual([
      ['陆鸣', '便签', '便签 n2', [{ field: 'words', from: '早', to: '（无）' }]],
      ['程路', '便签', '便签 n1', [{ field: '页数', from: '1 页', to: '2 页' }]],
    ])
    expect((await listed({ query: { subject: 'note', subjectId: 'n1' } })).map(({ by }) => by)).toEqual(['程路'])
    expect(await cheng.change.list({ query: { size: 1, page: 2 } })).toMatchObject({ hits: 2, hasMore: false, results: [{ by: '程路' }] })
  })

  it('is taken back once, by one of two people, and taking it back is a change that can be taken back too', async () => {
    const changeId = await changed(AFTER)
    const ends = await Promise.allSettled([revert(changeId), revert(changeId, cheng)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await noteOf(gateway, 'n1')).toEqual(BEFORE)
    const [back, first] = await listed()
    const refused = ends.find((end) => end.status === 'rejected')?.reason as Error
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect(refused.message).toMatch(new RegExp(`^${first?.reverted?.by ?? '?'}已在 .* 撤回过这次修改，您的决定没有写入$`))
    expect([first?.canRevert, back?.canRevert]).toEqual([false, true])
    expect(back).toMatchObject({ before: AFTER, after: BEFORE, by: first?.reverted?.by, differences: [{ from: '2 页', to: '1 页' }] })
    await revert(back?.changeId ?? '')
    expect(await noteOf(gateway, 'n1')).toEqual(AFTER)
  })

  it('is not taken back over what was changed since: it is said by whom, nothing is written', async () => {
    const first = await changed(AFTER)
    const second = await changed({ words: '晚', pages: 3 }, lu)
    await expect(revert(first)).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED_SINCE',
      message: expect.stringMatching(/^陆鸣在 .* 又改过，请先撤回那一次$/) as string,
    })
    expect((await listed()).map(({ reverted }) => reverted)).toEqual([null, null])
    await revert(second)
    await revert(first)
    expect(await noteOf(gateway, 'n1')).toEqual(BEFORE)
    const third = await changed(AFTER)
    await gateway.db
      .update(settings)
      .set({ value: { words: '命令行', pages: 9 } })
      .where(eq(settings.key, 'n1'))
    await expect(revert(third)).rejects.toMatchObject({
      code: 'CHANGED_SINCE',
      message: '现在的内容已不是这次修改之后的样子，撤回会盖掉后来的改动',
    })
  })

  it('of nobody and of a kind that is gone is not taken back', async () => {
    await expect(revert('of-nobody')).rejects.toMatchObject({ status: 404 })
    const changeId = await changed(AFTER)
    await gateway.db.update(changes).set({ subject: 'banner' })
    await expect(revert(changeId)).rejects.toMatchObject({ status: 409, code: 'NOT_REVERTIBLE' })
    expect(await listed()).toMatchObject([{ subjectTitle: 'banner', label: 'n1', canRevert: false }])
  })
})
