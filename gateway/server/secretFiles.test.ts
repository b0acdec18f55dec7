import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withSecretFiles } from './secretFiles'

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-secrets-'))
const file = path.join(folder, 'token')
const empty = path.join(folder, 'empty')
writeFileSync(file, 'a-token-of-the-provider\n')
writeFileSync(empty, '\n')
afterAll(() => rmSync(folder, { recursive: true }))

const read = (env: Record<string, string>) => withSecretFiles(env as unknown as NodeJS.ProcessEnv)

describe('secrets in files', () => {
  it('stand in the environment as if they had been set there', () => {
    expect(read({ SMS_TOKEN_FILE: file, PORT: '1' })).toEqual({ SMS_TOKEN: 'a-token-of-the-provider', PORT: '1' })
  })

  it.each([
    ['given twice', { SMS_TOKEN_FILE: file, SMS_TOKEN: 'another' }, 'SMS_TOKEN 和 SMS_TOKEN_FILE 只能设置一个'],
    ['not there', { WECHAT_SECRET_FILE: '/nowhere' }, '没有这个文件'],
    ['empty', { DATABASE_URL_FILE: empty }, '文件是空的'],
  ])('are refused in one sentence where they are %s', (_what, env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
  })
})
