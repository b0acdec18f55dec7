import { journey, type Company } from './support/journey'
import { members } from './support/people'
import { submit, toConfirm } from './support/steps'

const keeping = { keepsPages: true }

type Seen = { frames: string[]; cameBack: boolean }
const kept = () => (globalThis as unknown as { kept?: Seen }).kept ?? { frames: [], cameBack: false }

/** Leaves the shop by a link; the browser keeps the page as it is, which notes what it shows from the moment it is brought back. */
async function leave({ app, gateway }: Company) {
  await app.page.evaluate(() => {
    const kept: Seen = { frames: [], cameBack: false }
    Object.assign(globalThis, { kept })
    const look = () => {
      kept.frames.push(document.body.innerText)
      if (kept.frames.length < 30) requestAnimationFrame(look)
    }
    addEventListener('pageshow', ({ persisted }) => {
      // A page that was left before it was loaded is shown once more when it is.
      kept.cameBack ||= persisted
      requestAnimationFrame(() => requestAnimationFrame(look))
    })
  })
  await app.page.goto(`${gateway.address}/robots.txt`)
}

/** Comes back to the very page that was left, brought back from the browser's memory. */
async function comeBack({ app }: Company) {
  await app.page.goBack({ waitUntil: 'commit' })
  await app.until(async () => (await app.page.evaluate(kept)).cameBack || undefined, 'is on a page that was loaded anew')
}

const unpaid = async (company: Company) => {
  await company.logInAs(members.zhou)
  await toConfirm(company.app)
  await submit(company.app)
  return company.app.page.url().split('/').at(-1) ?? ''
}
const call = (company: Company, method: string, path: string, body?: object) =>
  fetch(`${company.gateway.address}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${company.tokenOf(members.zhou)}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Leaves nobody logged in on the phone, as a logout does, with the session still good at the gateway: only the phone's memory tells. */
async function leaveNobody({ app, gateway: { address } }: Company) {
  const window = await app.page.context().newPage()
  await window.goto(`${address}/robots.txt`)
  await window.evaluate(() => localStorage.removeItem('qinghe.session'))
}

journey('an order that was cancelled meanwhile is never shown as it was', keeping, async (company) => {
  const { app } = company
  const orderCode = await unpaid(company)
  await app.open('order', { orderCode })
  await app.sees('待付款')
  await leave(company)
  expect((await call(company, 'PUT', `/orders/${orderCode}/cancel`, { reason: '不想要了' })).status).toBe(200)
  await comeBack(company)
  await app.sees('取消原因：不想要了')
  const { frames } = await app.page.evaluate(kept)
  expect(frames.filter((words) => words.includes('待付款'))).toEqual([])
})

journey('a till of an order that was cancelled meanwhile takes no money', keeping, async (company) => {
  const { app } = company
  const orderCode = await unpaid(company)
  await leave(company)
  await call(company, 'PUT', `/orders/${orderCode}/cancel`, { reason: '不想要了' })
  await comeBack(company)
  await app.sees('订单已过支付时间')
  const { frames } = await app.page.evaluate(kept)
  expect(frames.filter((words) => words.includes('确认支付'))).toEqual([])
})

journey('a session that ended meanwhile leads to the login', keeping, async (company) => {
  const { app } = company
  await company.logInAs(members.zhou)
  await app.open('orders')
  await app.sees('全部')
  await leave(company)
  expect((await call(company, 'DELETE', '/session')).status).toBe(200)
  await comeBack(company)
  await app.isAt('accountLogin')
})

journey('who logs out in one window is logged out in the other', async (company) => {
  const { app } = company
  await company.logInAs(members.zhou)
  await app.open('me')
  await app.sees(members.zhou.name)
  await leaveNobody(company)
  await app.sees('登录 / 注册')
  await app.seesNot(members.zhou.name)
})

journey('who logged out in another window while the page was kept is not shown as logged in', keeping, async (company) => {
  const { app } = company
  await company.logInAs(members.zhou)
  await app.open('me')
  await app.sees(members.zhou.name)
  await leave(company)
  await leaveNobody(company)
  await comeBack(company)
  await app.sees('登录 / 注册')
  await app.settled()
  await app.isAt('me')
})
