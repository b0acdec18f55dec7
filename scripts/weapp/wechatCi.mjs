import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const HOME = path.resolve('tools/wechat-ci')
/** What WeChat answers about a mini-program of a company: megabytes, tabs, kilobytes of a tab's icon. Asked for only where something is uploaded. */
const LIMITS = {
  ...{ MaxCodeSize: 2, MaxSubpackageCodeSize: 2, MaxSubpackageSubCodeSize: 2, MaxSubpackageFullCodeSize: 30 },
  ...{ MinTabbarCount: 2, MaxTabbarCount: 5, MaxTabbarIconSize: 40, NavigateMiniprogramLimit: 10 },
}

/** The build is compiled and minified already: WeChat's compiler only reads it. */
export const AS_BUILT = {
  ...{ es6: false, es7: false, codeProtect: false, autoPrefixWXSS: false },
  ...{ minify: false, minifyJS: false, minifyWXML: false, minifyWXSS: false },
}

/** WeChat's own `miniprogram-ci`, installed where it is not: it lies apart, for it is half as large as all the shop's packages. */
export function wechatCi() {
  if (!existsSync(path.join(HOME, 'node_modules/miniprogram-ci'))) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', HOME], { stdio: 'ignore' })
    if (status !== 0) throw new Error('miniprogram-ci is not installed: npm ci --prefix tools/wechat-ci')
  }
  return createRequire(path.join(HOME, 'package.json'))('miniprogram-ci')
}

/** A build as WeChat's compiler takes it, without asking WeChat about its owner. */
export function offlineProject(ci, projectPath) {
  const project = new ci.Project({ appid: 'wx0000000000000000', type: 'miniProgram', projectPath, privateKey: 'none' })
  const attr = { platform: false, appType: 0, gameApp: false, isSandbox: false, released: true, setting: LIMITS }
  return Object.assign(project, { attr: () => Promise.resolve(attr) })
}
