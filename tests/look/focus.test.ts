import type { Page } from 'playwright-core'
import { layerStands } from '../support/layerStands'
import { open } from './support/checks'
import { LOOKS } from './support/looks'
import { members, shop } from './support/shop'

const DESKTOP = { width: 1280, height: 800, isDesktop: true }

/** What has the keyboard now: its words, whether it is marked, and whether another thing lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const rect = element.getBoundingClientRect()
    // The ring of a card's link lies around the card.
    const ring = element.matches('.q-cover') ? '::after' : null
    const style = getComputedStyle(element, ring)
    const box = element.closest('.q-search, .q-input, .q-textarea, .q-field')
    const isFree = (part: number) => {
      const over = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height * part)
      return over === null || element.contains(over) || over.contains(element)
    }
    return {
      words: (element === document.body ? '' : (element.getAttribute('aria-label') ?? element.textContent)).trim().slice(0, 20),
      marked:
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) ||
        (box !== null && getComputedStyle(box).boxShadow !== 'none'),
      covered: ![0.25, 0.5, 0.75].some(isFree),
      top: Math.round(rect.top),
      inDialog: element.closest('[role=dialog]') !== null,
    }
  })

async function onDesktop(address: string, as?: (typeof members)['zhou']): Promise<Page> {
  const page = await shop.page(LOOKS.standard, { as, screen: DESKTOP })
  await open(page, shop.address + address)
  return page
}

describe('the keyboard', () => {
  it.each([
    ['home', '/', undefined],
    ['an order', '/orders?tab=all', members.zhou],
    ['a medicine', '/product/110011.html', undefined],
    ['the login', '/login', undefined],
  ])('goes through %s in reading order, always marked and never under a bar', async (_words, address, as) => {
    const page = await onDesktop(address, as)
    const seen: Awaited<ReturnType<typeof focused>>[] = []
    for (let pressed = 0; pressed < 25; pressed += 1) {
      await page.keyboard.press('Tab')
      const here = await focused(page)
      // Past the last thing the keyboard is with the browser again.
      if (here.words === '') break
      seen.push(here)
    }
    expect(seen.length).toBeGreaterThan(4)
    expect(seen.filter(({ marked }) => !marked)).toEqual([])
    expect(seen.filter(({ covered }) => covered)).toEqual([])
    await page.context().close()
  })

  it('is marked around the whole card where a card leads on', async () => {
    const page = await onDesktop('/search/result?keyword=感冒')
    const link = page.locator('.q-cover').first()
    await link.focus()
    const { ring, words } = await link.evaluate((element) => ({
      ring: getComputedStyle(element, '::after').outlineStyle,
      words: getComputedStyle(element).outlineStyle,
    }))
    expect({ ring, words }).toEqual({ ring: 'solid', words: 'none' })
    await page.context().close()
  })

  it('goes on with the first thing of a page that was opened, not with the one below it', async () => {
    const page = await onDesktop('/')
    await page.locator('.q-screen .q-search').click()
    await page.waitForURL(/\/search/)
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.closest('.taro_page_shade') === null)
    expect(inside).toBe(true)
    await page.context().close()
  })
})

describe('a layer above the page', () => {
  const openSheet = async (page: Page) => {
    const opener = page.getByRole('button', { name: /^服务/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await layerStands(page)
    return opener
  }

  it('keeps Tab inside, both ways', async () => {
    const page = await onDesktop('/product/110011.html')
    await openSheet(page)
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect((await focused(page)).inDialog).toBe(true)
    }
    await page.context().close()
  })

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the back key', (page: Page) => page.goBack()],
  ])('closes at %s, and the keyboard is where it was', async (_words, close) => {
    const page = await onDesktop('/product/110011.html')
    const opener = await openSheet(page)
    await close(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toContain('/product/110011.html')
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

describe('a mouse on a large screen', () => {
  it('finds the shop as a column in the middle that answers to pointing', async () => {
    const page = await onDesktop('/')
    const column = await page.locator('body').boundingBox()
    expect(column?.width).toBe(480)
    expect(column?.x).toBe(400)
    const bar = await page.locator('.q-screen .q-foot').boundingBox()
    expect(bar?.width).toBe(480)
    const tab = page.getByRole('link', { name: '分类' })
    const before = await tab.evaluate((element) => getComputedStyle(element).filter)
    await tab.hover()
    expect(await tab.evaluate((element) => getComputedStyle(element).filter)).not.toBe(before)
    await page.context().close()
  })

  it('reads every page at 200 %', async () => {
    const page = await shop.page(LOOKS.standard, { screen: { width: 640, height: 400, isDesktop: true, zoom: 2 } })
    for (const address of ['/', '/product/110011.html', '/login', '/search/result?keyword=感冒']) {
      await open(page, shop.address + address)
      expect({ address, problems: await page.evaluate(() => globalThis.look.layoutProblems()) }).toEqual({ address, problems: [] })
      const bars = await page.evaluate(() =>
        [...globalThis.look.top().querySelectorAll('.q-nav-box:not(.q-nav-box--over), .q-foot')].reduce(
          (sum, bar) => sum + bar.getBoundingClientRect().height,
          0,
        ),
      )
      expect(bars).toBeLessThan(400 / 2)
    }
    await page.context().close()
  })
})

describe('less motion', () => {
  it('is what a system that asks for it gets: sheets are there at once and banners stand still', async () => {
    const page = await onDesktop('/product/110011.html')
    const sheet = page.getByRole('dialog')
    await page.getByRole('button', { name: /^服务/ }).click()
    await sheet.waitFor()
    expect(await sheet.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration))).toBeLessThan(0.01)
    await page.context().close()
  })
})

describe('a code', () => {
  it('from a text message fills itself in and can be pasted', async () => {
    const page = await onDesktop('/login')
    await page.getByLabel('手机号').fill('13912345678')
    const code = page.getByLabel('短信验证码')
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await code.getAttribute('inputmode')).toBe('numeric')
    const isLeftToTheField = await code.evaluate((field: HTMLInputElement) => {
      field.focus()
      const data = new DataTransfer()
      data.setData('text/plain', '246810')
      return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    if (isLeftToTheField) await page.keyboard.insertText('246810')
    await expect(code.inputValue()).resolves.toBe('246810')
    await page.context().close()
  })

  it('before it can be heard instead of read: the picture gives way to four digits', async () => {
    const page = await onDesktop('/login')
    await page.getByLabel('手机号').fill('13912345678')
    await page.getByRole('button', { name: '看不清？听验证码' }).click()
    await page.getByLabel('语音验证码').waitFor()
    expect(await page.getByRole('img', { name: '图形验证码' }).count()).toBe(0)
    await page.getByRole('button', { name: '再听一遍' }).click()
    await page.getByRole('button', { name: '换成图片' }).click()
    await page.getByRole('img', { name: '图形验证码' }).waitFor()
    await page.context().close()
  })
})

describe('somebody with large text in the browser', () => {
  it('is offered the elder version once, and gets type of 1.75 with it', async () => {
    const page = await shop.page(LOOKS.large, { chosen: false })
    await open(page, `${shop.address}/`)
    await page.getByRole('button', { name: '换成关怀版' }).click()
    await page.getByText('打电话问药师').waitFor()
    expect(await page.locator('.q-screen').evaluate((screen) => getComputedStyle(screen).getPropertyValue('--k').trim())).toBe('1.75')
    await open(page, `${shop.address}/`)
    await page.getByText('打电话问药师').waitFor()
    expect(await page.getByText('换成关怀版吗？').count()).toBe(0)
    await page.context().close()
  })

  it('stays in the standard version after a no, in larger type, and is not asked again', async () => {
    const page = await shop.page(LOOKS.large, { chosen: false })
    await open(page, `${shop.address}/`)
    await page.getByRole('button', { name: '先不用' }).click()
    await open(page, `${shop.address}/`)
    expect(await page.getByText('换成关怀版吗？').count()).toBe(0)
    await page.getByRole('button', { name: '关怀版' }).waitFor()
    await page.context().close()
  })
})
