import { publicUrl } from '../../src/routes/resolve'
import { ACCOUNT_AREA } from './support/accountArea'
import { journey } from './support/journey'
import { members } from './support/people'
import { logIn } from './support/steps'
import type { Shopper } from './support/shopper'

const asking = ACCOUNT_AREA.filter(({ row }) => row.session === 'required')
/** One that asks for the login stands for all: which rows do is seen at each of them in tests/routes/membersOnly. */
const forVisitors = [...ACCOUNT_AREA.filter(({ row }) => row.session !== 'required'), ...asking.slice(0, 1)]

/** What is wrong with the page that stands there, by what can be seen of it. */
async function faultsOf(app: Shopper, path: string, title: string): Promise<string[]> {
  const seen = await app.looksLike()
  return [
    seen.headings.length === 1 ? '' : `has the headings ${JSON.stringify(seen.headings)}`,
    seen.title === title ? '' : `is called ${seen.title}`,
    seen.text.length > seen.headings.join('').length + 10 ? '' : 'shows nothing',
    /没有找到这个页面|加载失败|请稍后再试/.test(seen.text) ? `says ${seen.text.slice(0, 60)}` : '',
    seen.isTooWide ? 'is wider than the phone' : '',
  ].flatMap((fault) => (fault ? [`${path} ${fault}`] : []))
}

/** Every page of the area in one life of the shop, from address to address. */
async function openAll(app: Shopper, { isMember }: { isMember: boolean }) {
  const faults: string[] = []
  await app.open('settings')
  for (const { name, row, params } of isMember ? ACCOUNT_AREA : forVisitors) {
    const path = publicUrl(name, params)
    if (row.session === 'required' && !isMember) {
      await app.turnTo(path, { to: 'accountLogin' })
      if (!app.page.url().endsWith(`backurl=${encodeURIComponent(path)}`)) faults.push(`${path} is not what login leads back to`)
    } else {
      await app.turnTo(path)
      faults.push(...(await faultsOf(app, path, row.title)))
    }
  }
  expect(faults).toEqual([])
}

/** Large type on a small phone; the standard version at all widths is for tests/look, which opens every page too. */
const LARGE = { elder: true, width: 320, shop: 'shared' } as const

journey('a visitor opens every page of account, law and privacy, or is led to login', LARGE, async ({ app, gateway }) => {
  await openAll(app, { isMember: false })
  const statuses = await Promise.all(
    ACCOUNT_AREA.map(async ({ name, params }) => (await fetch(gateway.address + publicUrl(name, params))).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

journey('林秀芝 opens every page of account, law and privacy', LARGE, async ({ app, logInAs }) => {
  await logInAs(members.lin)
  await openAll(app, { isMember: true })
})

journey(
  'whoever logs in where a page asked for it stands on that page, also after the login page was opened anew',
  { shop: 'shared' },
  async ({ app }) => {
    await app.open('agreeDetail', { document: 'privacy' })
    await app.sees('家人的药，放心交给青禾')
    await logIn(app, members.zhou)
    await app.sees('撤回同意')
    await app.isAt('agreeDetail', { document: 'privacy' })

    await app.page.evaluate(() => localStorage.removeItem('qinghe.session'))
    await app.open('devices')
    await app.sees('家人的药，放心交给青禾')
    await app.reload()
    await logIn(app, members.zhou)
    await app.sees('这台设备')
    await app.isAt('devices')
  },
)
