import { gatewayAt } from '../../tests/support/gateway'
import { documents } from '../tables'
import { INVENTED } from './documents/realTexts'
import { seedRealShop } from './seed'

describe('a real shop that an earlier release began with the demonstration’s texts', () => {
  it('names no invented company and no invented telephone in any of them, and keeps what its pharmacy published', async () => {
    const { db, visitor } = await gatewayAt()
    const own = { name: 'privacy', version: '2026-12-01', title: '隐私政策', effectiveDate: '2026-12-01', material: false }
    await db.insert(documents).values({ ...own, kind: 'agreement', sections: [{ heading: '我们是谁', paragraphs: ['安心大药房'] }] })
    await seedRealShop(db)

    const texts = await db.select().from(documents)
    expect(texts.filter((text) => INVENTED.test(JSON.stringify(text)))).toEqual([])
    expect(texts.map(({ name }) => name)).toEqual(expect.arrayContaining(['clause', 'miniPrivacyPolicy', 'drugUserRule']))
    expect((await visitor.document.version({ params: { name: 'privacy', version: '2026-12-01' } })).sections).toEqual([
      { heading: '我们是谁', paragraphs: ['安心大药房'] },
    ])
  })
})
