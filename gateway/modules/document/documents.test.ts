import { DOCUMENTS } from '../../demo/documents'

const named = [...new Set(DOCUMENTS.map(({ name }) => name))]
const versionsOf = (name: string) => DOCUMENTS.filter((one) => one.name === name).sort((a, b) => (a.version < b.version ? -1 : 1))
const wordsOf = (document: (typeof DOCUMENTS)[number]) => document.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

describe('the texts of the shop', () => {
  it.each(named)('%s has every version once, a first without changes and later ones that say what changed', (name) => {
    const versions = versionsOf(name)
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
    expect(versions[0]?.changes).toBeNull()
    for (const later of versions.slice(1)) expect(later.changes).toMatch(/。$/)
  })

  it.each(DOCUMENTS.map((one) => [`${one.name} ${one.version}`, one] as const))(
    '%s says whom to ask, and by when an answer comes',
    (_title, one) => {
      expect(one.sections.length).toBeGreaterThanOrEqual(4)
      expect(wordsOf(one)).toMatch('400-000-2026')
      expect(wordsOf(one)).toMatch('十五个工作日')
    },
  )

  it.each(DOCUMENTS.map((one) => [`${one.name} ${one.version}`, one] as const))(
    '%s speaks calmly, and names no section twice',
    (_title, one) => {
      const headings = one.sections.map(({ heading }) => heading)
      expect(new Set(headings).size).toBe(headings.length)
      expect(headings.join('') + wordsOf(one)).not.toMatch(/[!！]|最后一天|爆款|秒杀|手慢无/)
      for (const { paragraphs } of one.sections) expect(paragraphs.every((paragraph) => paragraph.trim().length > 5)).toBe(true)
    },
  )

  it('keep older versions of the privacy policies and the user agreement to be read', () => {
    expect(versionsOf('privacy').map(({ version }) => version)).toEqual(expect.arrayContaining(['2025-12-22', '2026-05-15', '2026-11-01']))
    expect(versionsOf('miniPrivacyPolicy').length).toBeGreaterThanOrEqual(2)
    expect(versionsOf('clause').length).toBeGreaterThanOrEqual(2)
  })

  it.each(['clause', 'maleUserClause', 'prescriptionNotice', 'tafPlatformService'])(
    '%s says the statutory sentence to the letter',
    (name) => {
      expect(wordsOf(versionsOf(name).at(-1)!)).toMatch('处方药须凭处方在药师指导下购买和使用')
    },
  )

  it.each([
    'ansakePlatformService',
    'ansakePrivacy',
    'ansakeNotice',
    'ansakeWarrant',
    'tafNotice',
    'tafPrivacy',
    'tafPlatformService',
    'tafTerms',
    'tafWarrant',
    'innovationPlatformService',
    'innovationPrivacy',
    'innovationTerms',
    'innovationWarrant',
  ])('%s says in words who insures, and under which licence', (name) => {
    expect(wordsOf(versionsOf(name).at(-1)!)).toMatch(/保险由.+承保，保险许可证编号/)
  })

  it('tell a guardian, and everybody who is asked for health data, what happens without a yes', () => {
    for (const name of ['basePersonalRule', 'servicePersonalRule', 'drugUserRule'])
      expect(
        versionsOf(name)
          .at(-1)
          ?.sections.map(({ heading }) => heading),
      ).toContain('不同意会怎样')
    expect(wordsOf(versionsOf('childrenInfo').at(-1)!)).toMatch('未满十四周岁')
  })
})
