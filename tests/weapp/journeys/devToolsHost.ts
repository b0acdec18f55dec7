import { existsSync } from 'node:fs'
import path from 'node:path'
import automator from 'miniprogram-automator'
import { BUILT_FOR } from './builtFor'
import type { Host } from './host'

const PLACES = [
  '/Applications/wechatwebdevtools.app/Contents/MacOS/cli',
  'C:/Program Files (x86)/Tencent/微信web开发者工具/cli.bat',
  'C:/Program Files/Tencent/微信web开发者工具/cli.bat',
]

/** WeChat DevTools on this machine: WECHAT_DEVTOOLS_CLI, then the usual places. */
export function devToolsCli(): string {
  const named = process.env.WECHAT_DEVTOOLS_CLI
  const found = named === undefined ? PLACES.find((place) => existsSync(place)) : existsSync(named) ? named : undefined
  if (found === undefined)
    throw new Error(
      named === undefined
        ? 'WeChat DevTools is not on this machine: install it, or set WECHAT_DEVTOOLS_CLI to the path of its "cli".'
        : `WECHAT_DEVTOOLS_CLI names ${named}, and there is no such file.`,
    )
  return found
}

let started: Promise<Host['app']> | undefined

/** The one simulator of DevTools, opened once: its project is this folder, its requests go to the gateway the build was made for. */
export async function devToolsHost(): Promise<Host> {
  const app = await (started ??= automator.launch({ cliPath: devToolsCli(), projectPath: path.resolve('.'), timeout: 120_000 }))
  app.removeAllListeners()
  await app.callWxMethod('getNetworkType').catch(() => {
    throw new Error(`DevTools is open but does not answer; its build sends requests to ${BUILT_FOR}.`)
  })
  return { app, close: () => Promise.resolve() }
}
