import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { NEW_ARTICLE, type ArticleFields } from '../../../counter/contract/article'

const NEW: ArticleFields = {
  title: '晕车的人，坐在哪里好？',
  topic: 'medication',
  summary: '坐前排、看远处、别吃太饱。',
  author: '程路',
  authorTitle: '执业药师',
  text: '## 先选座位\n坐在前排，眼睛看远处。\n\n## 再说吃的\n出发前一小时吃七分饱。',
  sources: ['《中国公民健康素养——基本知识与技能（2024年版）》'],
}
const DRY_EYES = 'dry-eyes'

describe('articles at the counter', () => {
  let gateway: Gateway
  let cheng: StaffPerson
  let lu: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
  })
  const seenOf = async (articleId: string) => {
    const { title, topic, summary, author, authorTitle, text, sources } = await cheng.article.one({ params: { articleId } })
    return { title, topic, summary, author, authorTitle, text, sources }
  }
  const edit = async (articleId: string, change: Partial<ArticleFields>) =>
    cheng.article.edit({ params: { articleId }, body: { edited: { ...(await seenOf(articleId)), ...change } } })
  const read = (articleId: string) => gateway.visitor.article.one({ params: { articleId } })
  const lastChange = async () => (await cheng.change.list({ query: { subject: 'article' } })).results[0]!
  const revertLast = async () => lu.change.revert({ params: { changeId: (await lastChange()).changeId } })

  it('are written unseen, published, withdrawn, and each of it is taken back', async () => {
    const { articleId } = await cheng.article.add({ body: NEW })
    await expect(read(articleId)).rejects.toMatchObject({ status: 404 })
    const drafts = await cheng.article.list({ query: { state: 'withdrawn' } })
    expect(drafts.results).toMatchObject([{ articleId, topicName: '用药常识', isPublished: false }])
    const params = { articleId }
    await cheng.article.publish({ params })
    expect(await read(articleId)).toMatchObject({
      title: NEW.title,
      updatedOn: '2026-11-21',
      sections: [{ heading: '先选座位' }, { heading: '再说吃的' }],
    })
    await expect(lu.article.publish({ params })).rejects.toMatchObject({ status: 409, message: '这篇文章已经发布了' })
    await lu.article.withdraw({ params })
    await expect(read(articleId)).rejects.toMatchObject({ status: 404 })
    await revertLast()
    expect(await read(articleId)).toMatchObject({ title: NEW.title })
    await revertLast()
    const [, , , , added] = (await cheng.change.list({ query: { subject: 'article' } })).results.reverse()
    expect(added).toMatchObject({
      subjectTitle: '科普文章',
      label: NEW.title,
      differences: [{ field: '内容', from: '顾客：看得到', to: '顾客：看不到' }],
    })
  })

  it('are edited where they are still what was seen; the change tells its lines, and is taken back with its day', async () => {
    const seen = await seenOf(DRY_EYES)
    const { version } = await lu.article.one({ params: { articleId: DRY_EYES } })
    const before = await read(DRY_EYES)
    expect(await edit(DRY_EYES, { title: '眼睛干，先改三个习惯', text: `${seen.text}\n\n再补一句。` })).toMatchObject({ isOnHome: true })
    expect(await read(DRY_EYES)).toMatchObject({ title: '眼睛干，先改三个习惯', updatedOn: '2026-11-21' })
    expect((await lastChange()).differences).toEqual([
      { field: '内容', from: `标题：${seen.title}`, to: '标题：眼睛干，先改三个习惯\n再补一句。' },
    ])
    const params = { articleId: DRY_EYES }
    const late = lu.article.edit({ params, body: { edited: { ...seen, title: '另一个标题' } } }, { version })
    await expect(late).rejects.toMatchObject({
      code: 'CHANGED_SINCE',
      message: expect.stringMatching(/最后由程路在 .* 修改文章：内容现在是 标题：眼睛干，先改三个习惯/) as string,
    })
    await expect(lu.article.publish({ params }, { version })).rejects.toMatchObject({ code: 'CHANGED_SINCE' })
    await revertLast()
    expect(await read(DRY_EYES)).toEqual(before)
    await expect(edit(DRY_EYES, {})).rejects.toMatchObject({ status: 400, message: '没有改动' })
  })

  it.each([
    [{ text: '没有标题的正文' }, 'text', '正文要从一行“## 标题”开始'],
    [{ text: '## 怎么治\n缬沙坦胶囊一天一次。' }, 'text', '「缬沙坦胶囊」是处方药，不能向公众宣传'],
    [{ title: '岭青的药好在哪里' }, 'title', '「岭青」是品牌，科普文章不能出现品牌'],
    [{ summary: '一周根治，无效退款。' }, 'summary', '「根治」像是在保证疗效，科普文章不能这样写'],
    [{ text: '## 去哪买\n拨打 400-000-2026。' }, 'text', '健康科普里不能有网址、联系电话或购买方式'],
    [{ topic: 'nothing' }, 'topic', '没有这个话题'],
    [{ sources: [] }, 'body.edited.sources', '至少写一份参考资料'],
  ])('are refused beside the field that has to be put right, and stay as they were: %j', async (change, field, message) => {
    const before = await read(DRY_EYES)
    await expect(edit(DRY_EYES, change)).rejects.toMatchObject({
      status: 400,
      message,
      field: expect.stringContaining(field.split('.').at(-1)!) as string,
    })
    expect(await read(DRY_EYES)).toEqual(before)
  })

  it('are looked at before anybody reads them: one that is edited, one that nobody has published, and one that is being written', async () => {
    const looked = async (articleId: string, edited: object) => {
      const { token } = await cheng.preview.create({ body: { subject: 'article', subjectId: articleId, edited } })
      return gateway.client({ headers: { 'X-Preview': token } }).article.one({ params: { articleId } })
    }
    const before = await read(DRY_EYES)
    expect(await looked(DRY_EYES, { title: '眼睛干，先改三个习惯' })).toEqual({ ...before, title: '眼睛干，先改三个习惯' })
    expect(await read(DRY_EYES)).toEqual(before)
    const { articleId } = await cheng.article.add({ body: NEW })
    expect(await looked(articleId, { isPublished: true })).toMatchObject({ title: NEW.title })
    await expect(read(articleId)).rejects.toMatchObject({ status: 404 })
    expect(await looked(NEW_ARTICLE, NEW)).toMatchObject({ title: NEW.title, sections: [{ heading: '先选座位' }, { heading: '再说吃的' }] })
    await expect(read(NEW_ARTICLE)).rejects.toMatchObject({ status: 404 })
    const promise = looked(NEW_ARTICLE, { ...NEW, summary: '一周根治，无效退款。' })
    await expect(promise).rejects.toMatchObject({ status: 400, field: 'summary' })
  })

  it('that a card of home is to lead to have to be there for shoppers', async () => {
    await cheng.article.withdraw({ params: { articleId: DRY_EYES } })
    const card = { id: 'c', title: '看看眼睛', text: '主管药师', picture: null, link: `/sign/healthPopSci/${DRY_EYES}` }
    const params = { key: 'mallConfig.commonResource3' } as const
    const body = { subject: 'setting', subjectId: params.key, edited: [card], reason: '换卡片', when: 'now' }
    const write = () => cheng.revision.write({ body })
    await expect(write()).rejects.toMatchObject({ message: '没有这篇文章，或者还没有发布' })
    await cheng.article.publish({ params: { articleId: DRY_EYES } })
    await write()
    expect((await cheng.setting.list()).results.find(({ key }) => key === params.key)).toMatchObject({ value: [card] })
  })
})
