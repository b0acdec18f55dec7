/*
 * `npm run campaign -- <text>`: sends an advertisement by text message to who agreed to such. A real shop needs `SMS_URL` for it; a
 * demonstration prints the messages and says that none was sent. On an embedded database the gateway must be stopped first; on
 * PostgreSQL it may run.
 */
import { requirePurpose } from '../db/purpose'
import { setLogOutput } from '../lib/log'
import { httpSms } from '../providers/sms/httpSms'
import { consoleSms } from '../providers/sms/sms'
import { sendCampaign } from '../modules/preference/campaign'
import { purposeOfCommand } from '../server/purposeOfCommand'
import { isMet, requirementsOf, requirementTable } from '../server/requirements'
import { withSecretFiles } from '../server/secretFiles'
import { withDatabase } from '../server/withDatabase'

setLogOutput('pretty')
const text = process.argv.slice(2).join(' ').trim()

async function send(): Promise<string> {
  if (text === '') throw new Error('请写明短信内容：npm run campaign -- <内容>')
  const env = withSecretFiles(process.env)
  const { SMS_URL: smsUrl, SMS_TOKEN: smsToken } = env
  const purpose = purposeOfCommand(env)
  const forSms = requirementsOf(env).filter(({ name }) => name.startsWith('SMS_'))
  if (purpose === 'production' && !isMet(forSms)) throw new Error(`没有发送任何短信：\n${requirementTable(forSms)}`)
  const sent = await withDatabase(async (db) => {
    // Where nothing is set it only pretends to send: to nobody's real members. Empty data stay nobody's.
    if (purpose === undefined) await requirePurpose(db, 'demonstration')
    return sendCampaign(db, smsUrl ? httpSms(smsUrl, smsToken) : consoleSms, text)
  })
  return smsUrl
    ? `已发送 ${sent} 条。没有同意接收的会员一条也没有发。`
    : `这是演示：${sent} 条只显示在上面，没有真的发送。没有同意接收的会员一条也没有。`
}

try {
  console.log(await send())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
