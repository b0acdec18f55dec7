import { existsSync } from 'node:fs'
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

describe('in the mini-program', () => {
  let pictures: Awaited<ReturnType<typeof serveGallery>>
  let phone: Opened | undefined
  beforeAll(async () => {
    if (!existsSync(BUILD)) throw new Error(`${BUILD} is not there: npm run build:gallery`)
    pictures = await serveGallery()
  })
  afterEach(() => phone?.close())
  afterAll(async () => {
    await closeEngine()
    pictures.close()
  })
  const open = async (url: string) => {
    phone = await openBuild(BUILD, { url, gateway: { built: BUILT_FOR, real: pictures.address } })
    return phone
  }

  it.each([
    ...PART_IDS.map((id) => `gallery/index?part=${id}`),
    ...LAYERS.map((layer) => `gallery/index?part=${layer}`),
    'swiper/index',
    'slide/index?at=2',
  ])('%s draws everything and says nothing in the console', async (page) => {
    const opened = await open(`${PAGE}/${page}`)
    const { problems, missingWx, text } = await opened.settled()
    expect({ errors: opened.errors, problems, missingWx }).toEqual({ errors: [], problems: [], missingWx: [] })
    expect(text.trim()).not.toBe('')
  })
})
