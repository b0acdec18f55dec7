import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import type { WordFields } from '../../../counter/contract/sensitiveWord'
import { inTransaction } from '../../kernel/transaction'
import { BUILT_IN_WORDS } from './builtInWords'
import { loadBuiltInWords } from './loadBuiltInWords'
import { refuseSensitive } from './refuseSensitive'
import { sensitiveWords } from './schema'

const NEW: WordFields = { word: '神奇小药', kind: 'cure', uses: ['review'], except: ['不神奇小药'], tip: '说说包装就好。' }

describe('words that may not be written where others read them', () => {
  let gateway: Gateway
  let lu: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
  })
  const check = (text: string, use: 'review' | 'questionnaire' = 'review') =>
    gateway.visitor.sensitiveWord.check({ body: { use, texts: [{ field: 'words', text }] } })
  const found = async (text: string) => (await check(text)).hits.map(({ word }) => word)
  const wordCalled = async (words: string) => (await lu.sensitiveWord.list({ query: { words } })).results[0]!

  it('are told to whoever asks, text by text, with where they stand', async () => {
    const texts = [
      { field: 'words', text: '三天就根治了' },
      { field: 'added', text: '加我微信' },
      { field: 'title', text: '送得快' },
    ]
    expect(await gateway.visitor.sensitiveWord.check({ body: { use: 'review', texts } })).toEqual({
      hits: [
        expect.objectContaining({ field: 'words', start: 3, end: 5, word: '根治', kind: 'cure' }),
        expect.objectContaining({ field: 'added', start: 0, end: 4, word: '加我微信', kind: 'contact' }),
      ],
    })
    await expect(check('长'.repeat(2001))).rejects.toMatchObject({ status: 400, message: '最多 2000 个字' })
  })

  it('refuse a write that did not ask, beside its field and with every hit', async () => {
    const texts = [
      { field: 'stars', text: '' },
      { field: 'words', text: '根治，傻逼' },
    ]
    await expect(refuseSensitive(gateway.db, 'review', texts)).rejects.toMatchObject({
      status: 400,
      code: 'SENSITIVE_WORD',
      field: 'words',
      message: '「根治」是讲疗效的词，商品评价里不能写。可以说说送得快不快、包装怎么样，管不管用请问药师。',
      details: { hits: [{ word: '根治' }, { word: '傻逼' }] },
    })
    await expect(inTransaction(gateway.db, (tx) => refuseSensitive(tx, 'questionnaire', texts.slice(0, 1)))).resolves.toBeUndefined()
  })

  it('are the counter’s: added, changed and switched off with a reason, at once and so that it can be taken back', async () => {
    expect(await found('神奇小药，不神奇小药')).toEqual([])
    const added = await lu.sensitiveWord.add({ body: { edited: NEW, reason: '有人这样写' } })
    expect(added).toMatchObject({ word: '神奇小药', isActive: true, reason: '有人这样写', changed: { by: '陆鸣' } })
    expect(await check('神奇小药，不神奇小药')).toMatchObject({ hits: [{ start: 0, end: 4, tip: '说说包装就好。' }] })
    const params = { wordId: added.wordId }
    await lu.sensitiveWord.edit({ params, body: { edited: { ...NEW, word: '神奇药' }, reason: '换个写法' } })
    expect([await found('神奇小药'), await found('神 奇 药')]).toEqual([[], ['神 奇 药']])
    await lu.sensitiveWord.switch({ params, body: { isActive: false, reason: '误伤' } })
    expect(await found('神奇药')).toEqual([])
    expect((await lu.sensitiveWord.list({ query: { state: 'off' } })).results).toMatchObject([{ word: '神奇药', reason: '误伤' }])
    const [last] = (await lu.change.list({ query: { subject: 'sensitiveWord' } })).results
    expect(last).toMatchObject({
      subjectTitle: '敏感词',
      label: '神奇药',
      differences: expect.arrayContaining([{ field: '启用', from: '是', to: '否' }]) as unknown,
    })
    await lu.change.revert({ params: { changeId: last!.changeId } })
    expect(await found('神奇药')).toEqual(['神奇药'])
  })

  it('are one word however it is written, and are changed only where they are still what was seen', async () => {
    await expect(lu.sensitiveWord.add({ body: { edited: { ...NEW, word: '根-治' }, reason: '再加一次' } })).rejects.toMatchObject({
      status: 409,
      code: 'WORD_KNOWN',
      message: '已有敏感词「根治」',
      field: 'word',
    })
    await expect(lu.sensitiveWord.add({ body: { edited: { ...NEW, word: '!!' }, reason: '符号' } })).rejects.toMatchObject({ status: 400 })
    const { wordId, version } = await wordCalled('根治')
    await lu.sensitiveWord.switch({ params: { wordId }, body: { isActive: false, reason: '试一试' } })
    const late = lu.sensitiveWord.switch({ params: { wordId }, body: { isActive: false, reason: '晚了' } }, { version })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    await expect(lu.sensitiveWord.switch({ params: { wordId }, body: { isActive: false, reason: '再来' } })).rejects.toMatchObject({
      code: 'UNCHANGED',
    })
    const nobody = { params: { wordId: 'nobody' }, body: { isActive: true, reason: '没有' } }
    await expect(lu.sensitiveWord.switch(nobody)).rejects.toMatchObject({ status: 404 })
  })

  it('are listed by kind, use, state and part of the word, page by page, and tried without writing anything', async () => {
    const { hits, results } = await lu.sensitiveWord.list({ query: { kind: 'illegal', size: 5, page: 2 } })
    expect([hits, results.length]).toEqual([BUILT_IN_WORDS.filter(({ kind }) => kind === 'illegal').length, 5])
    expect((await lu.sensitiveWord.list({ query: { use: 'questionnaire', kind: 'cure' } })).hits).toBe(0)
    expect(await lu.sensitiveWord.try({ query: { use: 'review', text: '三天根 治' } })).toMatchObject({ hits: [{ word: '根 治' }] })
  })

  it('come with a release once; what the shop switched off stays off', async () => {
    const { wordId } = await wordCalled('根治')
    await lu.sensitiveWord.switch({ params: { wordId }, body: { isActive: false, reason: '本店不用' } })
    await Promise.all([loadBuiltInWords(gateway.db), loadBuiltInWords(gateway.db)])
    expect(await gateway.db.$count(sensitiveWords)).toBe(BUILT_IN_WORDS.length)
    expect(await found('根治')).toEqual([])
  })
})
