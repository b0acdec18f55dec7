/*
 * `WECHAT_APPID=wx… WECHAT_UPLOAD_KEY=/path/to/private.key npm run upload:weapp`: sends dist/weapp to WeChat as a development version.
 * docs/mini-program.md says where the key comes from and what is to be done before and after.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { stale } from './build/stale.mjs'
import { AS_BUILT, wechatCi } from './weapp/wechatCi.mjs'

const { WECHAT_APPID: appid = '', WECHAT_UPLOAD_KEY: privateKeyPath = '' } = process.env
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const problem = !/^wx[0-9a-f]{16}$/.test(appid)
  ? 'Set WECHAT_APPID: the mini-program’s own, wx and 16 digits.'
  : !existsSync(privateKeyPath)
    ? 'Set WECHAT_UPLOAD_KEY: the file of the key from 开发管理 › 小程序代码上传.'
    : stale('weapp').isStale
      ? 'dist/weapp is older than the sources: GATEWAY=https://… npm run build:weapp first.'
      : undefined
if (problem) {
  console.error(problem)
  process.exit(2)
}

const ci = wechatCi()
const project = new ci.Project({ appid, type: 'miniProgram', projectPath: 'dist/weapp', privateKeyPath })
const desc = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
await ci.upload({ project, version, desc, setting: AS_BUILT })
console.log(`Version ${version} (${desc}) is with WeChat: 版本管理 › 开发版本.`)
