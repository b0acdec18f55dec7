import { eq } from 'drizzle-orm'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newestSearch } from '../../../tests/support/newestSearch'
import { DAY, HOUR } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { needs } from '../../tables'
import { readNeeds } from '../catalogue/searchTables'
import { runJobs } from '../jobs'
import { publishDue } from '../revision/publishDue'
import { storedNeed } from './storedNeed'

let gateway: Gateway
let operator: StaffPerson
let pharmacist: StaffPerson
beforeEach(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  pharmacist = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
})

const write = (subjectId: string, edited: unknown, when = 'now') =>
  operator.revision.write({ body: { subject: 'need', subjectId, edited, reason: '顾客这样说', when } })
/** Written, and let into the shop by a pharmacist. */
const written = async (subjectId: string, edited: unknown) => {
  const sent = await write(subjectId, edited)
  expect(sent.state).toBe('inCheck')
  return pharmacist.revision.approve({ params: { revisionId: sent.revisionId } })
}
const one = (name: string) => operator.need.one({ params: { name } })
const takeBack = async () => {
  const [last] = (await operator.change.list({ query: { subject: 'need' } })).results
  return operator.change.revert({ params: { changeId: last!.changeId } })
}
type Shopper = Pick<Gateway['visitor'], 'search'>
const searched = async (keyword: string, { search }: Shopper = gateway.visitor) => {
  await newestSearch(gateway)
  const { results, need } = await search.result({ query: { keyword } })
  return { first: results[0]?.name, need: need?.needName, headline: need?.headline }
}
/** The table, without the order in which a file had the lines of one need. */
const stored = async () => (await readNeeds(gateway.db)).map((row) => ({ name: row.name, ...storedNeed(row), position: row.position }))

describe('a need that is edited', () => {
  it('is found by a shopper by its new word and its new choice, and is as before when it is taken back', async () => {
    const before = await stored()
    expect((await searched('脑袋瓜发烫')).need).toBeUndefined()
    const { fields } = await one('发热')
    const choices = [{ audience: null, name: '对乙酰氨基酚片' }, ...fields.choices.filter(({ audience }) => audience !== null)]
    const { differences } = await written('发热', { words: [...fields.words, '脑袋瓜发烫'], choices })
    expect(await searched('脑袋瓜发烫')).toMatchObject({ need: '发热', first: '对乙酰氨基酚片' })
    expect(differences).toMatchObject([
      {
        to: expect.stringMatching(/^搜索词：脑袋瓜发烫\n首选（所有人）第 1：对乙酰氨基酚片/) as string,
        from: expect.stringMatching(/^首选（所有人）第 1：布洛芬缓释胶囊/) as string,
      },
    ])
    await takeBack()
    expect((await searched('脑袋瓜发烫')).need).toBeUndefined()
    expect((await searched('发热')).first).toBe('布洛芬缓释胶囊')
    expect(await stored()).toEqual(before)
  })

  it('is looked at by a pharmacist where a choice or a sentence is another, who signs it; taken back, it is signed as it was', async () => {
    const signed = { source: '药品说明书', pharmacist: '沈清', approvedOn: '2026-10-10' }
    await gateway.db.update(needs).set({ approval: signed }).where(eq(needs.name, '发热'))
    const { fields } = await one('发热')
    expect((await write('发热', { words: [...fields.words, '脑袋瓜发烫'] })).state).toBe('published')
    expect((await one('发热')).approval).toEqual(signed)
    await written('发热', { headlines: [{ audience: null, text: '多喝温水。' }] })
    expect((await one('发热')).approval).toEqual({ source: '药品说明书', pharmacist: '沈知夏', approvedOn: shopDate(gateway.clock.now()) })
    expect(await searched('发热')).toMatchObject({ headline: '多喝温水。' })
    await takeBack()
    expect((await one('发热')).approval).toEqual(signed)
  })

  it('is a draft, or comes at its time, and is looked at before that by nobody else', async () => {
    const { fields } = await one('发热')
    const edited = { words: [...fields.words, '脑袋瓜发烫'] }
    const { token, notes } = await operator.preview.create({ body: { subject: 'need', subjectId: '发热', edited } })
    expect(notes).toEqual([])
    expect(await searched('脑袋瓜发烫', gateway.client({ headers: { 'X-Preview': token } }))).toMatchObject({ need: '发热' })
    expect((await searched('脑袋瓜发烫')).need).toBeUndefined()
    await write('发热', edited, new Date(gateway.clock.now().getTime() + HOUR).toISOString())
    expect((await searched('脑袋瓜发烫')).need).toBeUndefined()
    gateway.clock.advance(DAY / 1000)
    await runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
    expect((await searched('脑袋瓜发烫')).need).toBe('发热')
  })

  it('may be a new one, and is taken away and put back in its place', async () => {
    expect(await one('起皮')).toMatchObject({ isNew: true, fields: { words: ['起皮'], choices: [] } })
    await written('起皮', { words: ['起皮', '手上脱皮屑'], choices: [{ audience: null, name: '布洛芬缓释胶囊' }] })
    expect(await searched('手上脱皮屑')).toMatchObject({ need: '起皮', first: '布洛芬缓释胶囊' })
    await takeBack()
    expect(await one('起皮')).toMatchObject({ isNew: true })
    const before = await stored()
    const alone = before.find(({ name }) => !before.some(({ neighbours }) => neighbours.includes(name)))!
    await write(alone.name, null)
    expect((await stored()).map(({ name }) => name)).not.toContain(alone.name)
    await takeBack()
    expect(await stored()).toEqual(before)
    const [{ neighbours }] = before.filter((need) => need.neighbours.length > 0) as [(typeof before)[number]]
    await expect(write(neighbours[0]!, null)).rejects.toThrow('把它列为相近需求，请先在那里去掉')
    await expect(write('没有写过', null)).rejects.toMatchObject({ status: 404 })
  })

  it('says which of its words another need has already', async () => {
    const { fields } = await one('发热')
    const edited = { words: [...fields.words, '咳嗽'] }
    const { notes } = await operator.preview.create({ body: { subject: 'need', subjectId: '发热', edited } })
    expect(notes).toEqual([expect.stringMatching(/^「咳嗽」也是「.+」的搜索词/)])
  })

  it.each([
    [{ words: [] }, 'words', '至少写一个搜索词'],
    [{ words: [' '] }, 'words.0', '请填写搜索词'],
    [{ words: ['字'.repeat(81)] }, 'words.0', '搜索词不超过 80 字'],
    [{ symptomIds: ['nothing'] }, 'symptomIds.0', '商城没有「nothing」这个症状'],
    [{ choices: [{ audience: 'cat', name: '布洛芬缓释胶囊' }] }, 'choices.0.audience', '没有这类人群'],
    [{ choices: [{ audience: null, name: '没有这种药' }] }, 'choices.0.name', '「没有这种药」：商品目录里没有叫这个名字的商品'],
    [
      { choices: [{ audience: null, name: '阿托伐他汀钙片' }] },
      'choices.0.name',
      '「阿托伐他汀钙片」：商品目录里叫这个名字的都是处方药，不能作首选',
    ],
    [{ headlines: [{ audience: null, text: '少洗手。' }], source: '' }, 'source', '写了给顾客看的话，就要写依据，如 药品说明书'],
    [{ neighbours: ['没有这个'] }, 'neighbours.0', '「没有这个」：没有这个需求'],
    [{ neighbours: ['发热'] }, 'neighbours.0', '「发热」：相近需求不能是它自己'],
    [{ headlines: [{ audience: null, text: '字'.repeat(41) }] }, 'headlines.0.text', '一句话不超过 40 字'],
    [{ advice: [null, null].map((audience) => ({ audience, text: '请就医。' })) }, 'advice', '何时就医对同一人群只写一条'],
  ])('is refused beside the field, as a file is: %j', async (edited, field, message) => {
    await expect(write('发热', edited)).rejects.toMatchObject({ status: 400, field, message })
  })
})

describe('the score of the everyday queries', () => {
  it('is told of the shop as it is and with an edit, with what became of each query, and nobody sees the edit', async () => {
    const before = await stored()
    const same = await operator.need.score({ body: { name: '发热', edited: {} } })
    expect(same).toMatchObject({ changed: [], before: same.after })
    expect(same.asked).toBeGreaterThan(800)
    const edited = { choices: [{ audience: null, name: '创可贴' }] }
    const worse = await operator.need.score({ body: { name: '发热', edited } })
    expect(worse.before).toEqual(same.before)
    expect(worse.after.right).toBeLessThan(worse.before.right)
    const [first] = worse.changed
    expect(first).toMatchObject({ before: { isRight: true }, after: { isRight: false } })
    expect(first!.before.first).not.toEqual(first!.after.first)
    expect((await searched('发热')).first).toBe('布洛芬缓释胶囊')
    expect(await stored()).toEqual(before)
    const refused = operator.need.score({ body: { name: '发热', edited: { words: [] } } })
    await expect(refused).rejects.toMatchObject({ status: 400, field: 'words' })
  })

  it('is asked for by operators', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    await expect(clerk.need.score({ body: { name: '发热', edited: {} } })).rejects.toMatchObject({ status: 403, code: 'WRONG_ROLE' })
  })
})

it('needs are listed in their order, and found by a part of a word or of a choice', async () => {
  const all = await operator.need.list({ query: {} })
  expect(all.hits).toBe((await stored()).length)
  expect(all.results[0]?.name).toBe('发热')
  const words = (await operator.need.list({ query: { words: '烧到39' } })).results
  expect(words.map(({ name }) => name)).toEqual(['发热'])
  const byChoice = (await operator.need.list({ query: { words: '布洛芬缓释' } })).results
  expect(byChoice.every(({ choices }) => choices.includes('布洛芬缓释胶囊'))).toBe(true)
})
