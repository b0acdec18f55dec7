import { existsSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { eventually } from '../weapp/engine/eventually'
import { closeEngine, openBuild, type Opened } from '../weapp/harness/openBuild'
import { PART_IDS } from './support/partIds'
import { serveGallery } from './support/serveGallery'

const BUILD = 'dist/gallery-weapp'
const BUILT_FOR = process.env.GATEWAY ?? 'http://127.0.0.1:8080'
const PAGE = '/features/gallery/pages'
/** What is above the page: opened at once by its address. */
const LAYERS = [
  'sheet&state=bottom',
  'sheet&state=right',
  'dialog&state=question',
  'toast&state=toast',
  'region&state=gone',
  'date&state=moment',
]

const middleOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return box ? box.y + box.height / 2 : NaN
}

describe('in the mini-program', () => {
  let pictures: Awaited<ReturnType<typeof serveGallery>>
  /** What is open: a page that is the next one's to take the place of, or one that goes with its test. */
  let phone: Opened | undefined
  beforeAll(async () => {
    if (!existsSync(BUILD)) throw new Error(`${BUILD} is not there: npm run build:gallery`)
    pictures = await serveGallery()
  })
  afterAll(async () => {
    await phone?.close()
    await closeEngine()
    pictures.close()
  })
  const open = async (url: string, elder = false) => {
    await phone?.close()
    phone = await openBuild(BUILD, { url, gateway: { built: BUILT_FOR, real: pictures.address }, stored: { 'qinghe.elder': elder } })
    await phone.settled()
    return phone
  }

  const drawsEverything = async (opened: Opened) => {
    const { problems, missingWx, text } = await opened.settled()
    expect({ errors: opened.errors.splice(0), problems, missingWx }).toEqual({ errors: [], problems: [], missingWx: [] })
    expect(text.trim()).not.toBe('')
  }

  describe('in one life, one after the other,', () => {
    beforeAll(() => open(`${PAGE}/swiper/index`))

    it.each([...PART_IDS.map((id) => `gallery/index?part=${id}`), 'swiper/index', 'slide/index?at=2'])(
      '%s draws everything and says nothing in the console',
      async (page) => {
        const opened = phone ?? (await open(`${PAGE}/${page}`))
        await opened.reLaunch(`${PAGE}/${page}`)
        await drawsEverything(opened)
      },
    )
  })

  it.each(LAYERS.map((layer) => `gallery/index?part=${layer}`))('%s draws everything and says nothing in the console', async (page) =>
    drawsEverything(await open(`${PAGE}/${page}`)),
  )

  it.each([
    ['standard', false],
    ['elder', true],
  ])('a title is clear of what stands beside it and of the capsule, in the %s shop', async (_name, elder) => {
    const { page } = await open(`${PAGE}/gallery/index?part=nav-bar`, elder)
    const overlapped = await page.evaluate(() =>
      [...document.querySelectorAll('.q-nav')].flatMap((bar) => {
        const title = bar.querySelector('.q-nav__title')
        const others = [...bar.querySelectorAll('.q-nav__left > *, .q-nav__right > *')].map((one) => one.getBoundingClientRect())
        if (!title) return []
        const { left, right } = title.getBoundingClientRect()
        const isClear = others.every((other) => other.right <= left || other.left >= right) && left >= 0
        return isClear ? [] : [title.textContent]
      }),
    )
    expect(overlapped).toEqual([])
  })

  it('a year stands on one line of its wheel and the chosen one in its middle, in the elder shop', async () => {
    const { page } = await open(`${PAGE}/gallery/index?part=date&state=moment`, true)
    const wheel = page.locator('.q-wheels')
    const year = page.locator('wx-picker-view-column').first().locator('.q-wheels__row', { hasText: '2026 年' })
    await eventually(async () => Math.abs((await middleOf(year)) - (await middleOf(wheel))) < 1, true)
    expect(await year.evaluate((row) => row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight)).toBe(true)
  })
})
