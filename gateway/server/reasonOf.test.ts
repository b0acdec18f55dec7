import { ConnectionFailed } from '../db/refused'
import { listenFault, OF_THE_SHOP } from './listening'
import { reasonOf } from './reasonOf'

const coded = (code: string, more: { message?: string; syscall?: string; path?: string } = {}) =>
  Object.assign(new Error(more.message), { code, ...more })

describe('why the gateway cannot start', () => {
  it.each([
    ['a full disk', coded('ENOSPC'), '磁盘已满'],
    ['a full disk under the embedded database', { name: 'ErrnoError', errno: 51 }, '磁盘已满'],
    ['a directory that cannot be written', coded('EROFS', { syscall: 'mkdir' }), '无法写入数据目录 /data'],
    ['packages that are not installed', coded('ERR_MODULE_NOT_FOUND'), 'npm ci'],
    ['packages of another system', new Error('Could not load the "sharp" module using the linux-x64 runtime'), 'npm ci'],
  ])('is said in one sentence: %s', (_what, error, sentence) => {
    expect(reasonOf(error, { dataDir: '/data', databaseUrl: undefined })).toContain(sentence)
  })

  it.each([
    ['a port of the system', 'EACCES', '没有权限使用端口 80'],
    ['a system without IPv6', 'EAFNOSUPPORT', '不能在 ::1 的端口 80 上监听（EAFNOSUPPORT）'],
  ])('is said of %s', (_what, code, sentence) => {
    expect(listenFault(coded(code, { syscall: 'listen' }), { port: 80, host: '::1' }, OF_THE_SHOP).message).toContain(sentence)
  })

  const databaseUrl = 'postgres://shop:secret@db.test:5432/shop'
  it.each([
    ['nobody there', coded('ECONNREFUSED'), '连不上数据库 db.test:5432/shop（ECONNREFUSED）'],
    ['a wrong password', coded('28P01'), '拒绝了登录'],
    ['no password', new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), '拒绝了登录'],
    ['an unknown user', coded('28000', { message: 'role "shop" does not exist' }), '拒绝了登录（role "shop" does not exist）'],
    [
      'an address it does not take',
      coded('28000', { message: 'no pg_hba.conf entry for host "10.0.0.1", no encryption' }),
      '?sslmode=verify-full',
    ],
    ['no such database', coded('3D000'), '不存在'],
    ['no room for a connection', coded('53300'), 'PG_POOL'],
    ['a server that does not come up', coded('57P03'), '一直没有就绪'],
    ['a replica', coded('25006'), 'DATABASE_REPLICA_URL'],
    ['a server without TLS', new Error('The server does not support SSL connections'), 'sslmode'],
    ['a certificate of its own', coded('DEPTH_ZERO_SELF_SIGNED_CERT', { message: 'self-signed certificate' }), 'sslrootcert'],
    ['a certificate that is over', coded('CERT_HAS_EXPIRED', { message: 'certificate has expired' }), 'sslrootcert'],
    ['a certificate for another name', coded('ERR_TLS_CERT_ALTNAME_INVALID', { message: 'altnames' }), 'sslrootcert'],
    ['a certificate’s file that is not there', coded('ENOENT', { syscall: 'open', path: '/ca.pem', message: "open '/ca.pem'" }), '读不到'],
    ['no answer', new Error('timeout expired'), '连不上数据库 db.test:5432/shop（timeout expired）'],
  ])('is said of the database without its password: %s', (_what, cause, sentence) => {
    const reason = reasonOf(new ConnectionFailed(cause), { dataDir: '/data', databaseUrl })
    expect(reason).toContain(sentence)
    expect(reason).not.toContain('secret')
  })

  it('is nothing for a fault of ours', () => {
    expect(reasonOf(new Error('undefined is not a function'), { dataDir: '/data', databaseUrl })).toBeUndefined()
  })
})
