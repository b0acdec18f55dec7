import { journey } from './support/journey'
import { members } from './support/people'
import { textMessages } from './support/textMessages'

journey('周岚 gets a copy of her data, once a format', async ({ app, gateway, logInAs }) => {
  const phone = textMessages(app, gateway)
  await logInAs(members.zhou)
  await app.open('downloadUserInfo')
  await app.tap('生成新的副本')
  await phone.typeCodeFor(members.zhou.phone)
  await app.tap('生成副本')
  await app.sees('可以下载')
  const [file] = await Promise.all([app.page.waitForEvent('download'), app.tap('下载 JSON')])
  const stream = await file.createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  expect(JSON.stringify(JSON.parse(text))).toMatch(members.zhou.phone)
  await app.seesNot('下载 JSON')
  await app.sees('下载 HTML')
})
