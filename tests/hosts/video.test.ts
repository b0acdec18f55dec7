import { hostJourney, shellOf } from './support/hostJourney'

const device = { productCode: '130011' }

hostJourney(
  'an app from 4.1.0 on plays a product’s video in its own player',
  { shell: () => shellOf({ app: 'mallApp', system: 'android', version: '4.1.0' }) },
  async ({ app, log }) => {
    await app.open('product', device)
    await app.tap(/^播放视频/)
    await app.until(
      async () =>
        (await log()).find(
          ({ at, words }) => at === 'asked' && words === 'playVideo {"vid":"v-home-pressure","title":"在家量血压，四步就准"}',
        ),
      'the app was not asked to play',
    )
    expect(await app.page.locator('video').count()).toBe(0)
  },
)

hostJourney(
  'in an older app the page plays a product’s video itself',
  { shell: () => shellOf({ app: 'mallApp', system: 'ios', version: '4.0.9' }) },
  async ({ app, log }) => {
    await app.open('product', device)
    await app.tap(/^播放视频/)
    await app.page.locator('video').waitFor()
    expect((await log()).some(({ words }) => words.startsWith('playVideo'))).toBe(false)
  },
)

hostJourney(
  'the page plays a product’s video itself where the app’s player fails',
  { shell: () => shellOf({ app: 'mallApp', system: 'harmony', version: '6.33.0', answers: { playVideo: 'failed' } }) },
  async ({ app }) => {
    await app.open('product', device)
    await app.tap(/^播放视频/)
    await app.page.locator('video').waitFor()
  },
)
