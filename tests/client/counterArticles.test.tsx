import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ArticlesPage } from '../../counter/site/articles/ArticlesPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { bar, because, press, type } from '../support/revisedPage'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson
const ID = 'dry-eyes'

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = `/articles?id=${ID}`) => {
  site = counterSite({ app: gateway.app, token: she.token, address, page: <ArticlesPage /> })
}
/** What waits, let into the shop by a pharmacist. */
const approved = async () => {
  const pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  const { results } = await pharmacist.revision.list({ query: { part: 'inCheck' } })
  for (const { revisionId } of results) await pharmacist.revision.approve({ params: { revisionId } })
}
const form = () => screen.findByRole('region', { name: '文章内容' })
const now = async (articleId = ID) => she.article.one({ params: { articleId } })
const read = (articleId = ID) => gateway.visitor.article.one({ params: { articleId } })

describe('health articles at the counter', () => {
  it('are found, opened, edited with a reason, kept as a draft, and read once a pharmacist has let them in', async () => {
    opened('/articles')
    const { title } = (await now()).fields
    const field = await screen.findByLabelText('查找文章')
    fireEvent.change(field, { target: { value: title } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await pressed(screen, title)
    await form()
    screen.getByText('首页有卡片指向这篇文章')
    expect(await faults()).toEqual([])
    type('标题', '眼睛干，先改三个习惯')
    await screen.findByText(`原 ${title}`)
    because('标题说清楚')
    await press(/存\s*草\s*稿/)
    await screen.findByText('v1 已存为草稿，顾客看不到')
    expect((await read()).title).toBe(title)
    await pressed(screen, '接着改 v1')
    await bar().findByText('v1 有 1 处改动')
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    await bar().findByText('没有改动')
    await approved()
    expect(await read()).toMatchObject({ title: '眼睛干，先改三个习惯', updatedOn: '2026-11-21' })
  })

  it('are begun empty under an id of their own, and say beside the field what the law has against them', async () => {
    opened('/articles')
    await pressed(screen, '写文章')
    await form()
    screen.getByText('还没有上线')
    type('标题', '晕车的人，坐在哪里好？')
    await bar().findByText('请选择话题')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '话题' }))
    fireEvent.click(await screen.findByTitle('用药常识'))
    type('提要', '一周根治，无效退款。')
    type('作者', '程路')
    type('作者职称', '执业药师')
    type('正文', '## 先选座位\n坐在前排，眼睛看远处。')
    type('参考资料', '《中国公民健康素养》\n\n第二份\n')
    expect(screen.getByLabelText<HTMLTextAreaElement>('参考资料').value).toBe('《中国公民健康素养》\n\n第二份\n')
    because('新写一篇')
    await press(/提交复核/)
    const said = await screen.findAllByText('「根治」像是在保证疗效，科普文章不能这样写')
    expect(said.some((one) => one.closest('.revised-field')?.textContent.startsWith('提要'))).toBe(true)
    type('提要', '坐前排、看远处。')
    await press(/存\s*草\s*稿/)
    await screen.findByText('v1 已存为草稿，顾客看不到')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await pressed(screen, '打开没有上线的文章')
    await pressed(screen, '接着改 v1')
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    await approved()
    const { results } = await she.article.list({ query: { words: '晕车的人' } })
    expect(results).toHaveLength(1)
    const { articleId } = results[0]!
    expect((await now(articleId)).fields).toMatchObject({ sources: ['《中国公民健康素养》', '第二份'], isPublished: true })
    expect(await read(articleId)).toMatchObject({ title: '晕车的人，坐在哪里好？' })
  })

  it('come at a moment that is picked', async () => {
    opened()
    await form()
    type('提要', '三号起的提要。')
    because('换季')
    await press(/定时上线…/)
    fireEvent.change(await screen.findByLabelText(/从什么时候起/), { target: { value: '2026-12-03T00:00' } })
    await pressed(screen, '定时上线')
    await screen.findByText(/v1 已交药师复核，通过后在 .*上线/)
    await approved()
    expect((await she.revision.list({ query: { subject: 'article' } })).results).toMatchObject([
      { state: 'scheduled', publishAt: '2026-12-02T16:00:00.000Z' },
    ])
  })

  it('are withdrawn with a reason and without a pharmacist, and published again like an edit', async () => {
    opened()
    await form()
    type('提要', '还没有存的提要。')
    expect((await bar().findByRole('button', { name: '撤下文章' })).hasAttribute('disabled')).toBe(true)
    await press(/不改了/)
    await press(/撤下文章/)
    await screen.findByText('请先在下面写这次为什么改。')
    because('内容过时')
    await screen.findByText(/首页有卡片指向它，请一并改掉/)
    await pressed(screen, /^撤\s*下$/)
    await screen.findByText('已撤下')
    await expect(read()).rejects.toMatchObject({ status: 404 })
    expect(bar().queryByRole('button', { name: '撤下文章' })).toBeNull()
    fireEvent.click(within(await form()).getByText('看得到'))
    await screen.findByText('原 看不到')
    because('改好了')
    await press(/提交复核/)
    await screen.findByText(/v2 已交药师复核/)
    await approved()
    expect(await read()).toMatchObject({ updatedOn: '2026-11-21' })
  })

  it('keep what was typed where somebody else was quicker, and in this browser', async () => {
    opened()
    await form()
    type('提要', '我的提要。')
    because('换一句话')
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    const edited = { summary: '别人的提要。' }
    await other.revision.write({ body: { subject: 'article', subjectId: ID, edited, reason: '先改', when: 'now' } })
    await approved()
    await press(/提交复核/)
    await screen.findByText(/您打开之后，这里有变化：/)
    await pressed(screen, '保留我填的，重新比较')
    await screen.findByText('原 别人的提要。')
    site.close()
    opened()
    await form()
    expect(screen.getByLabelText<HTMLTextAreaElement>('提要').value).toBe('我的提要。')
    await press(/提交复核/)
    await screen.findByText(/v2 已交药师复核/)
    await approved()
    await waitFor(async () => expect((await read()).summary).toBe('我的提要。'))
  })
})
