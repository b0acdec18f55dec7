import { journey } from './support/journey'

/** How the player on the page stands. */
type Film = { paused: boolean; at: number; captions: string[]; firstCaption: string; source: string; error: boolean }
const IN_PAGE = `(() => {
  const film = document.querySelector('video')
  if (!film) return null
  const [track] = film.textTracks
  return { paused: film.paused, at: film.currentTime, captions: Array.from(track?.activeCues ?? [], (cue) => cue.text), firstCaption: track?.cues?.[0]?.text, source: film.src, error: film.error !== null }
})()`

journey('a product’s video plays when it is tapped, with captions, and stands still when the page is left', async ({ app }) => {
  const film = () => app.page.evaluate<Film | null>(IN_PAGE)
  const plays = () =>
    app.until(async () => ((await film())?.paused === false && ((await film())?.at ?? 0) > 0.2 ? true : undefined), 'does not see it play')
  const stands = () => app.until(async () => ((await film())?.paused ? true : undefined), 'still sees it play')

  await app.open('product', { productCode: '130011' })
  await app.sees('0:13')
  await app.sees('1 / 3')
  expect(await film()).toBeNull()

  await app.tap('播放视频：在家量血压，四步就准，13 秒')
  await plays()
  // Which of them is shown when it is looked at depends on how long the look takes.
  const told = await app.until(async () => ((await film())?.captions.length ? await film() : undefined), 'reads no caption')
  expect(told?.firstCaption).toBe('在家量血压，四步就准')

  await app.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await stands()
  await app.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    void document.querySelector('video')?.play()
  })
  await plays()
  // Another page of the shop lies over it.
  await app.tap('搜索')
  await app.isAt('search')
  await stands()
  await app.goBack()

  await app.tap('看图片')
  await app.until(async () => ((await film()) === null ? true : undefined), 'still sees the player')
})

journey('an address that is over is asked for anew, once and unseen, and the video goes on where it stood', async ({ app }) => {
  const film = () => app.page.evaluate<Film | null>(IN_PAGE)
  let asked = 0
  await app.page.route('**/api/video/auth/*', async (route) => {
    asked += 1
    const reply = await route.fetch()
    const answer = (await reply.json()) as { url: string }
    // The first address is one that the gateway does not take any more.
    await route.fulfill({
      response: reply,
      json: asked === 1 ? { ...answer, url: answer.url.replace(/expires=\d+/, 'expires=1') } : answer,
    })
  })
  const ended = app.page.waitForResponse((reply) => reply.url().includes('/videos/v-home-pressure.mp4') && reply.status() === 403)
  await app.open('product', { productCode: '130011' })
  await app.tap(/^播放视频/)
  await ended
  await app.until(async () => (((await film())?.at ?? 0) > 0.2 ? true : undefined), 'does not see it play')
  expect(asked).toBe(2)
  await app.seesNot('视频没有放出来')
})

journey('a video that cannot be played says so, and plays when it is tried again', async ({ app }) => {
  const film = () => app.page.evaluate<Film | null>(IN_PAGE)
  let away = true
  await app.page.route('**/videos/*.mp4*', (route) =>
    away ? route.fulfill({ status: 200, contentType: 'video/mp4', body: 'no film' }) : route.continue(),
  )
  await app.open('product', { productCode: '130011' })
  await app.tap(/^播放视频/)
  await app.sees('视频没有放出来，请检查网络后再试')
  away = false
  await app.tap('重试')
  await app.until(async () => (((await film())?.at ?? 0) > 0.2 ? true : undefined), 'does not see it play')
})
