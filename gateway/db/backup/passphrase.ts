import { readFileSync } from 'node:fs'
import { DatabaseRefused } from '../refused'

const SHORTEST = 12

/** What backups are encrypted with, from the environment or from a file that it names; nothing for plain ones. */
export function passphraseOf(env: NodeJS.ProcessEnv): string | undefined {
  const { BACKUP_PASSPHRASE: given, BACKUP_PASSPHRASE_FILE: file } = env
  const passphrase = (file ? readFileSync(file, 'utf8') : given)?.trim()
  if (!passphrase) return undefined
  if (passphrase.length < SHORTEST) throw new DatabaseRefused(`备份口令太短：至少 ${SHORTEST} 个字符。`)
  return passphrase
}
