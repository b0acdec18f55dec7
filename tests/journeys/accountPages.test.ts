import { publicUrl } from '../../src/routes/resolve'
import { ACCOUNT_AREA } from './support/accountArea'
import { journey } from './support/journey'
import { members } from './support/people'
import { logIn } from './support/steps'
import type { Shopper } from './support/shopper'

/** The shop leaves for login once a second at most: pages that ask for it are spread between the others, and its clock is turned. */
const BETWEEN_LOGINS = 1100
const asking = ACCOUNT_AREA.filter(({ row }) => row.session === 'required')
const open = ACCOUNT_AREA.filter(({ row }) => row.session !== 'required')
const spread = open.flatMap((one, place) => [one, ...(place % 2 ? asking.slice((place - 1) / 2, (place + 1) / 2) : [])])

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
  await app.page.clock.install()
  await app.open('settings')
  for (const { name, row, params } of spread) {
    const path = publicUrl(name, params)
    if (row.session === 'required' && !isMember) {
      await app.page.clock.fastForward(BETWEEN_LOGINS)
      await app.turnTo(path, { to: 'accountLogin' })
      if (!app.page.url().endsWith(`backurl=${encodeURIComponent(path)}`)) faults.push(`${path} is not what login leads back to`)
    } else {
      await app.turnTo(path)
      faults.push(...(await faultsOf(app, path, row.title)))
    }
  }
  expect(faults).toEqual([])
}

journey('every address of account, law and privacy is answered as a page', async ({ gateway }) => {
  const statuses = await Promise.all(
    ACCOUNT_AREA.map(async ({ name, params }) => (await fetch(gateway.address + publicUrl(name, params))).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

journey('a visitor opens every page of account, law and privacy, or is led to login', async ({ app }) => openAll(app, { isMember: false }))

journey('周岚 opens every page of account, law and privacy', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await openAll(app, { isMember: true })
})

const LARGE = { elder: true, width: 320 }

journey('a visitor opens them in the elder version on a small phone', LARGE, async ({ app }) => openAll(app, { isMember: false }))

journey('林秀芝 opens them in the elder version on a small phone', LARGE, async ({ app, logInAs }) => {
  await logInAs(members.lin)
  await openAll(app, { isMember: true })
})

journey('whoever logs in where a page asked for it stands on that page, also after the login page was opened anew', async ({ app }) => {
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
})
