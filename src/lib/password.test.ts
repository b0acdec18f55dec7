import { passwordProblem } from './password'

describe('a new password', () => {
  it.each([
    ['Qinghe2026', undefined],
    ['a1!@#$%^', undefined],
    ['a1b2c3d', '密码至少 8 位'],
    ['', '密码至少 8 位'],
    [`a1${'x'.repeat(19)}`, '密码最多 20 位'],
    ['qing he2026', '密码只能用字母、数字和符号，不含空格'],
    ['青禾2026abcd', '密码只能用字母、数字和符号，不含空格'],
    ['qingheqinghe', '密码须同时包含字母和数字'],
    ['2026202620', '密码须同时包含字母和数字'],
    ['Passw0rd', '这个密码太常见，请换一个'],
    ['ABCD1234', '这个密码太常见，请换一个'],
  ])('%j reports %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))
})
