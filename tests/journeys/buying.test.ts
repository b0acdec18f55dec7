import { journey } from './support/journey'
import { members } from './support/people'

journey('back from a product brings the list back where it was left', async ({ app }) => {
  await app.open('searchResult', { keyword: '感冒' })
  await app.sees(/感冒/)
  await app.scroll(900)
  const left = await app.scrolledBy()
  await app.touch(180, 420)
  await app.sees('收藏')
  await app.goBack()
  await app.scrolledTo(left)
})

journey('a link with somebody else’s token switches no account without asking', async ({ app, logInAs, tokenOf }) => {
  await logInAs(members.zhou)
  await app.openAddress(`/?token=${tokenOf(members.chen)}`)
  await app.sees('切换账号？')
  await app.isAtAddress('/')
  await app.tap('不是')
  await app.open('me')
  await app.sees('周岚')
})
