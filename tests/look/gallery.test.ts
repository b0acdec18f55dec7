import { PART_IDS } from '../widgets/support/partIds'
import { barriers, layoutAt, nestedTargets, smallTargets } from './support/checks'
import { Gallery } from './support/exhibits'
import { LOOKS, WIDTHS, type Look } from './support/looks'

describe.each(Object.values<Look>(LOOKS))('every part in $words', (look) => {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await Gallery.with(look)
  })
  afterAll(() => gallery.close())

  /** What is wrong with what stands open, each thing with where it was seen. */
  async function problems(state: string): Promise<string[]> {
    // Elder parts are seen by axe on the pages of the elder shop.
    const found = look.axe && !look.elder ? await barriers(gallery.page) : []
    found.push(...(await smallTargets(gallery.page, look.target)), ...(await nestedTargets(gallery.page)))
    for (const width of WIDTHS) found.push(...(await layoutAt(gallery.page, width)).map((problem) => `${width}: ${problem}`))
    return found.map((problem) => `${state}: ${problem}`)
  }

  it.each(PART_IDS)('%s is without barrier, large enough, and whole at every width in all of its states', async (part) => {
    const alone = await gallery.open(part)
    const found = await problems('all')
    for (const state of alone) {
      await gallery.open(part, state)
      found.push(...(await problems(state)))
    }
    expect(found).toEqual([])
  })
})
