import path from 'node:path'
import { faultText } from '../lib/faultText'
import { databaseUrlOf } from './databaseUrl'
import { reasonOf } from './reasonOf'
import { withSecretFiles } from './secretFiles'

/** Where a command finds the shop, and its other settings. */
export type Settings = { env: NodeJS.ProcessEnv; databaseUrl?: string | undefined; dataDir: string }

/** Runs a command with its settings; what stops it is told in one sentence where it is known, and the process ends with 1. */
export async function runCommand(work: (settings: Settings) => Promise<void>) {
  let settings: Settings | undefined
  try {
    const env = withSecretFiles(process.env)
    settings = { env, databaseUrl: databaseUrlOf('DATABASE_URL', env.DATABASE_URL), dataDir: path.resolve(env.DATA_DIR ?? '.data') }
    await work(settings)
  } catch (error) {
    const { databaseUrl, dataDir = '' } = settings ?? {}
    process.stderr.write(`${reasonOf(error, { dataDir, databaseUrl }) ?? faultText(error)}\n`)
    process.exitCode = 1
  }
}
