import { randomUUID } from 'node:crypto'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import type { ArticleAhead, NewArticle } from '../../../counter/contract/article'
import { runJobs } from '../jobs'
import { publishDue } from '../revision/publishDue'

const NEW: NewArticle = {
  title: '晕车的人，坐在哪里好？',
  topic: 'medication',
  summary: '坐前排、看远处、别吃太饱。',
  author: '程路',
  authorTitle: '执业药师',
  text: '## 先选座位\n坐在前排，眼睛看远处。\n\n## 再说吃的\n出发前一小时吃七分饱。',
  sources: ['《中国公民健康素养——基本知识与技能（2024年版）》'],
  isPublished: true,
}
const DRY_EYES = 'dry-eyes'

describe('articles at the counter', () => {
  let gateway: Gateway
  let cheng: StaffPerson
  let pharmacist: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    await staffIn()
  })
  const staffIn = async () => {
    cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
  }
  /** Another day, on which both log in again. */
  const on = async (instant: string) => {
    gateway.clock.set(instant)
    await staffIn()
  }
  const write = (articleId: string, edited: ArticleAhead, when = 'now') =>
    cheng.revision.write({ body: { subject: 'article', subjectId: articleId, edited, reason: '改文章', when } })
  const approve = (revisionId: string) => pharmacist.revision.approve({ params: { revisionId } })
  /** Written, and let into the shop by a pharmacist. */
  const published = async (articleId: string, edited: ArticleAhead) => approve((await write(articleId, edited)).revisionId)
  const one = (articleId: string) => cheng.article.one({ params: { articleId } })
  const read = (articleId: string) => gateway.visitor.article.one({ params: { articleId } })
  const lastChange = async () => (await cheng.change.list({ query: { subject: 'article' } })).results[0]!
  const revertLast = async () => cheng.change.revert({ params: { changeId: (await lastChange()).changeId } })

  it('are begun under an id of their own, read once a pharmacist has let them in, and gone where that is taken back', async () => {
    const id = randomUUID()
    expect(await one(id)).toMatchObject({ isNew: true, updatedOn: null, fields: { title: '', isPublished: true } })
    const sent = await write(id, NEW)
    expect(sent).toMatchObject({ state: 'inCheck', label: '没有上线的文章', path: `/sign/healthPopSci/${id}` })
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
    expect((await pharmacist.revision.list({ query: { part: 'inCheck' } })).results).toMatchObject([{ revisionId: sent.revisionId }])
    expect(await approve(sent.revisionId)).toMatchObject({ state: 'published', label: NEW.title, checkedBy: '沈知夏' })
    expect(await read(id)).toMatchObject({ title: NEW.title, author: '程路', updatedOn: '2026-11-21', sections: [{}, {}] })
    expect(await one(id)).toMatchObject({ isNew: false, updatedOn: '2026-11-21', fields: NEW })
    await revertLast()
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
    expect(await one(id)).toMatchObject({ isNew: true })
  })

  it('are edited where they are still what was seen; the change tells its lines, and is taken back with its day', async () => {
    const before = await read(DRY_EYES)
    const { version, isOnHome, fields } = await one(DRY_EYES)
    expect(isOnHome).toBe(true)
    await published(DRY_EYES, { title: '眼睛干，先改三个习惯', text: `${fields.text}\n\n再补一句。` })
    expect(await read(DRY_EYES)).toMatchObject({ title: '眼睛干，先改三个习惯', updatedOn: '2026-11-21' })
    const change = { field: '内容', from: `标题：${fields.title}`, to: '标题：眼睛干，先改三个习惯\n再补一句。' }
    expect((await lastChange()).differences).toEqual([change])
    const body = { subject: 'article', subjectId: DRY_EYES, edited: { title: '另一个标题' }, reason: '改文章', when: 'now' }
    await expect(cheng.revision.write({ body }, { version })).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
    await revertLast()
    expect(await read(DRY_EYES)).toEqual(before)
    await expect(write(DRY_EYES, {})).rejects.toMatchObject({ status: 400, message: '没有改动' })
  })

  it('that were scheduled say the day on which they came, by the shop’s clock, and the former one where they are taken back', async () => {
    const before = await read(DRY_EYES)
    const { revisionId } = await write(DRY_EYES, { summary: '三号起的提要。' }, '2026-12-03T00:00:00+08:00')
    expect(await approve(revisionId)).toMatchObject({ state: 'scheduled' })
    await on('2026-12-03T00:00:20+08:00')
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect(await read(DRY_EYES)).toMatchObject({ summary: '三号起的提要。', updatedOn: '2026-12-03' })
    await on('2026-12-05T09:00:00+08:00')
    await revertLast()
    expect(await read(DRY_EYES)).toEqual(before)
  })

  it('of which a later one is scheduled after an earlier one come one after the other', async () => {
    const id = randomUUID()
    const first = await write(id, NEW, '2026-12-03T09:00:00+08:00')
    await approve(first.revisionId)
    const second = await write(id, { ...NEW, title: '晕车，坐前排' }, '2026-12-04T09:00:00+08:00')
    await approve(second.revisionId)
    await on('2026-12-04T09:00:10+08:00')
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect(await read(id)).toMatchObject({ title: '晕车，坐前排', updatedOn: '2026-12-04' })
    expect((await cheng.revision.list({ query: { subject: 'article', subjectId: id } })).results.map(({ state }) => state)).toEqual([
      'published',
      'published',
    ])
  })

  it('are withdrawn at once by whoever writes them, keep their day, and are let in again by a pharmacist', async () => {
    const before = await read(DRY_EYES)
    expect(await write(DRY_EYES, { isPublished: false })).toMatchObject({ state: 'published', path: null })
    await expect(read(DRY_EYES)).rejects.toMatchObject({ status: 404 })
    expect((await one(DRY_EYES)).updatedOn).toBe(before.updatedOn)
    expect((await lastChange()).differences).toEqual([{ field: '内容', from: '顾客：看得到', to: '顾客：看不到' }])
    expect((await cheng.article.list({ query: { state: 'withdrawn' } })).results).toMatchObject([{ articleId: DRY_EYES }])
    await published(DRY_EYES, { summary: '没人看得到时写的。' })
    expect((await one(DRY_EYES)).updatedOn).toBe(before.updatedOn)
    const sent = await write(DRY_EYES, { isPublished: true })
    expect(sent.state).toBe('inCheck')
    await approve(sent.revisionId)
    expect(await read(DRY_EYES)).toMatchObject({ summary: '没人看得到时写的。', updatedOn: '2026-11-21' })
    for (const { changeId } of (await cheng.change.list({ query: { subject: 'article' } })).results)
      await cheng.change.revert({ params: { changeId } })
    expect(await read(DRY_EYES)).toEqual(before)
  })

  it('are not let in by whoever wrote them', async () => {
    const both = await staffAt(gateway, { roles: ['operator', 'pharmacist'] })
    const body = { subject: 'article', subjectId: DRY_EYES, edited: { summary: '自己写的。' }, reason: '改文章', when: 'now' }
    const { revisionId } = await both.revision.write({ body })
    await expect(both.revision.approve({ params: { revisionId } })).rejects.toMatchObject({ status: 403, code: 'OWN_REVISION' })
  })

  it.each([
    [{ text: '没有标题的正文' }, 'text', '正文要从一行“## 标题”开始'],
    [{ text: '## 怎么治\n缬沙坦胶囊一天一次。' }, 'text', '「缬沙坦胶囊」是处方药，不能向公众宣传'],
    [{ title: '岭青的药好在哪里' }, 'title', '「岭青」是品牌，科普文章不能出现品牌'],
    [{ summary: '一周根治，无效退款。' }, 'summary', '「根治」像是在保证疗效，科普文章不能这样写'],
    [{ text: '## 去哪买\n拨打 400-000-2026。' }, 'text', '健康科普里不能有网址、联系电话或购买方式'],
    [{ topic: 'nothing' }, 'topic', '没有这个话题'],
    [{ sources: [] }, 'sources', '至少写一份参考资料'],
  ])('are refused beside the field that has to be put right, at once and ahead of time: %j', async (change, field, message) => {
    const before = await read(DRY_EYES)
    for (const when of ['now', '2026-12-03T09:00:00+08:00'])
      await expect(write(DRY_EYES, change, when)).rejects.toMatchObject({ status: 400, message, field })
    await expect(write(randomUUID(), { ...NEW, ...change })).rejects.toMatchObject({ status: 400, message, field })
    expect(await read(DRY_EYES)).toEqual(before)
  })

  it('are begun as a whole: some fields of one that is not there yet are no article', async () => {
    const { author: _author, ...rest } = NEW
    const notThere = { status: 409, message: '这篇文章还没有上线，不能只改其中几处' }
    await expect(write(randomUUID(), rest)).rejects.toMatchObject(notThere)
    await expect(write(randomUUID(), { ...NEW, author: ' ' })).rejects.toMatchObject({
      status: 400,
      message: '请填写作者',
      field: 'author',
    })
  })

  it('are looked at before anybody reads them: one that is edited, one that was withdrawn, and one that is being written', async () => {
    const looked = async (articleId: string, edited: object) => {
      const { token } = await cheng.preview.create({ body: { subject: 'article', subjectId: articleId, edited } })
      return gateway.client({ headers: { 'X-Preview': token } }).article.one({ params: { articleId } })
    }
    const before = await read(DRY_EYES)
    const seen = { ...before, title: '眼睛干，先改三个习惯', updatedOn: '2026-11-21' }
    expect(await looked(DRY_EYES, { title: '眼睛干，先改三个习惯' })).toEqual(seen)
    expect(await read(DRY_EYES)).toEqual(before)
    await write(DRY_EYES, { isPublished: false })
    expect(await looked(DRY_EYES, {})).toMatchObject({ title: before.title })
    await expect(looked(DRY_EYES, { isPublished: false })).rejects.toMatchObject({ status: 404 })
    const id = randomUUID()
    expect(await looked(id, NEW)).toMatchObject({ title: NEW.title, sections: [{ heading: '先选座位' }, { heading: '再说吃的' }] })
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
    await expect(looked(id, { ...NEW, summary: '一周根治，无效退款。' })).rejects.toMatchObject({ status: 400, field: 'summary' })
  })

  it('that a card of home is to lead to have to be there for shoppers', async () => {
    await write(DRY_EYES, { isPublished: false })
    const card = { id: 'c', title: '看看眼睛', text: '主管药师', picture: null, link: `/sign/healthPopSci/${DRY_EYES}` }
    const params = { key: 'mallConfig.commonResource3' } as const
    const body = { subject: 'setting', subjectId: params.key, edited: [card], reason: '换卡片', when: 'now' }
    const lead = () => cheng.revision.write({ body })
    await expect(lead()).rejects.toMatchObject({ message: '没有这篇文章，或者还没有发布' })
    await published(DRY_EYES, { isPublished: true })
    await lead()
    expect((await cheng.setting.list()).results.find(({ key }) => key === params.key)).toMatchObject({ value: [card] })
  })
})
