import { pageUrl } from '@/routes/resolve'
import { members } from '../../journeys/support/people'
import { onEngine } from './onEngine'

/** Points of the status bar, and what WeChat's capsule takes of the right corner (harness/inPage/wx/device.ts). */
const STATUS_BAR = 20
const CAPSULE = { width: 94, bottom: 56 }

describe('the head of a page without a bar', () => {
  const start = onEngine()

  it.each(
    [
      pageUrl('home'),
      pageUrl('category'),
      pageUrl('cart'),
      pageUrl('me'),
      pageUrl('search'),
      pageUrl('searchResult', { keyword: '感冒' }),
    ].flatMap((url) => [
      { url, elder: false, width: 375 },
      { url, elder: true, width: 320 },
    ]),
  )('stands below the status bar and clear of WeChat’s capsule: $url (elder: $elder)', async ({ url, elder, width }) => {
    const { onTop, picture } = await start(url, { member: members.zhou, elder, width })
    await picture(`head-${url.split('/')[4] ?? ''}-${width}`)
    const covered = await onTop.evaluate(
      (page, { statusBar, capsule }) =>
        [...page.querySelectorAll<HTMLElement>('.q-press, input, [class*="t2"]')]
          .map((element) => ({ box: element.getBoundingClientRect(), words: element.innerText.slice(0, 20) }))
          .filter(({ box }) => box.width > 0 && box.height > 0)
          .filter(
            ({ box }) =>
              box.top < statusBar || (box.right > innerWidth - capsule.width && box.top < capsule.bottom && box.bottom > statusBar),
          )
          .map(({ box, words }) => `${words} at ${Math.round(box.top)}`),
      { statusBar: STATUS_BAR, capsule: CAPSULE },
    )
    expect(covered).toEqual([])
  })
})
