import { readFileSync } from 'node:fs'
import { StartError } from './startError'

/** Secrets as files, so that no list of processes and no inspected container shows them: `SMS_TOKEN_FILE=…`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SMS_TOKEN',
  'PUSH_TOKEN',
  'LOGIN_TOKEN',
  'CAPTCHA_SECRET',
  'COURIER_TOKEN',
  'INVOICE_TOKEN',
  'INSURER_TOKEN',
  'BANK_SECRET',
  'FILE_KEYS',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BACKUP_PASSPHRASE',
  'WECHAT_SECRET',
  'WECHAT_MP_SECRET',
  'WECHAT_API_V3_KEY',
] as const

/** The environment with the content of secret files in place of their names, without the line's end an editor leaves. */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const named = SECRETS.map((name) => ({ name, setting: `${name}_FILE`, file: env[`${name}_FILE`]?.trim() }))
  const settings = new Set(named.map(({ setting }) => setting))
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !settings.has(name)))
  const given = named.flatMap(({ name, setting, file }) => {
    if (!file) return []
    if (env[name]?.trim()) throw new StartError(`环境变量 ${name} 和 ${setting} 只能设置一个。`)
    return [[name, contentOf(setting, file)]]
  })
  return { ...others, ...Object.fromEntries(given) } as NodeJS.ProcessEnv
}

function contentOf(setting: string, file: string): string {
  let content: string
  try {
    content = readFileSync(file, 'utf8').trim()
  } catch {
    throw new StartError(`环境变量 ${setting}=${file} 不正确：没有这个文件，或没有读取它的权限。`)
  }
  if (content === '') throw new StartError(`环境变量 ${setting}=${file} 不正确：文件是空的。`)
  return content
}
