import type { Calls } from './given'
import { keepFile } from './fileSystem'

let codes = 0

export const phoneNumberDetail = () => ({ errMsg: 'getPhoneNumber:ok', code: `engine-phone-code-${(codes += 1)}` })
export const chooseAvatar = () => ({ avatarUrl: keepFile(new Blob(), 'png') })

/** WeChat's own account. A code is good once. */
export const accountCalls: Calls = {
  login: () => ({ code: `engine-login-code-${(codes += 1)}` }),
  checkSession: () => undefined,
}
