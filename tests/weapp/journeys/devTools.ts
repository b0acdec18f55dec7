import { existsSync } from 'node:fs'

const PLACES = [
  '/Applications/wechatwebdevtools.app/Contents/MacOS/cli',
  'C:/Program Files (x86)/Tencent/微信web开发者工具/cli.bat',
  'C:/Program Files/Tencent/微信web开发者工具/cli.bat',
]

/** WeChat DevTools on this machine: WECHAT_DEVTOOLS_CLI, then the usual places. */
export function devToolsCli(named = process.env.WECHAT_DEVTOOLS_CLI, places: readonly string[] = PLACES): string {
  if (named !== undefined) {
    if (existsSync(named)) return named
    throw new Error(`WECHAT_DEVTOOLS_CLI names ${named}, and there is no such file.`)
  }
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error('WeChat DevTools is not on this machine: install it, or set WECHAT_DEVTOOLS_CLI to the path of its "cli".')
}
