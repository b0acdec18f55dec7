import { journey } from './support/journey'
import { members } from './support/people'

journey('a visitor opens the shop', { shop: 'shared' }, async ({ app }) => {
  await app.open('home')
  await app.readsTitle('青禾健康')
  await app.sees('购物车')
})

journey('an address that leads nowhere says so, stays as it was typed, and shows the way home', { shop: 'shared' }, async ({ app }) => {
  await app.openAddress('/no/such/place?from=friend')
  await app.sees('没有找到这个页面')
  await app.isAtAddress('/no/such/place?from=friend')
  await app.readsTitle('页面不存在')

  await app.tap('回到首页')
  await app.isAt('home')
})

journey('周岚 is known on her phone, and nobody on another', { shop: 'shared' }, async ({ app, logInAs, anotherPhone }) => {
  await logInAs(members.zhou)
  await app.open('me')
  await app.sees('周岚')

  const other = await anotherPhone()
  await other.open('me')
  await other.seesNot('周岚')
})
