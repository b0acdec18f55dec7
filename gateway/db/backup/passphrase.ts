import { DatabaseRefused } from '../refused'

const MIN_LENGTH = 12

/** What backups are encrypted with, from settings in which secret files have been read; nothing for plain ones. */
export function passphraseOf({ BACKUP_PASSPHRASE }: NodeJS.ProcessEnv): string | undefined {
  const passphrase = BACKUP_PASSPHRASE?.trim()
  if (!passphrase) return undefined
  if (passphrase.length < MIN_LENGTH) throw new DatabaseRefused(`备份口令太短：至少 ${MIN_LENGTH} 个字符。`)
  return passphrase
}
