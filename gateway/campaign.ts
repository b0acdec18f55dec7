/*
 * `tsx gateway/campaign.ts <text>`: sends an advertisement by text message to who agreed to such. On an embedded database the
 * gateway must be stopped first; on PostgreSQL it may run.
 */
import path from 'node:path'
import { openDatabase } from './db/open'
import { absentSms, httpSms } from './outside/httpSms'
import { consoleSms } from './outside/sms'
import { sendCampaign } from './preference/campaign'
import { environmentOf } from './serving/environment'

const text = process.argv.slice(2).join(' ').trim()
if (text === '') {
  console.error('请写明短信内容：tsx gateway/campaign.ts <内容>')
  process.exit(1)
}
const { databaseUrl, dataDir, smsUrl, smsToken, isProduction } = environmentOf(process.env)
const sms = smsUrl === undefined ? (isProduction ? absentSms : consoleSms) : httpSms(smsUrl, smsToken)
const { db, close } = await openDatabase({ databaseUrl, dataDir, migrationsFolder: path.resolve('gateway/db/migrations') })
try {
  console.log(`已发送 ${await sendCampaign(db, sms, text)} 条。没有同意接收的会员一条也没有发。`)
} finally {
  await close()
}
