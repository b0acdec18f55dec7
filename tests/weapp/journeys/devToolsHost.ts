import path from 'node:path'
import automator from 'miniprogram-automator'
import { BUILT_FOR } from './builtFor'
import { devToolsCli } from './devTools'
import type { Client } from '../harness/client'
import type { Host } from './host'

const launch = async () =>
  (await automator.launch({ cliPath: devToolsCli(), projectPath: path.resolve('.'), timeout: 120_000 })) as unknown as Client

let started: Promise<Host['app']> | undefined

/** The one simulator of DevTools, opened once: its project is this folder, its requests go to the gateway the build was made for. */
export async function devToolsHost(): Promise<Host> {
  const app = await (started ??= launch())
  app.removeAllListeners()
  await app.callWxMethod('getNetworkType').catch(() => {
    throw new Error(`DevTools is open but does not answer; its build sends requests to ${BUILT_FOR}.`)
  })
  return { app, close: () => Promise.resolve() }
}
