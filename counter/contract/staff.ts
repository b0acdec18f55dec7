import * as z from 'zod/mini'
import { Done, Id, Instant, pageOf } from '../../src/contract/fields'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { ROLES, workEndpoint } from './workEndpoint'

export const Me = z.looseObject({ staffId: Id, name: z.string(), loginName: z.string(), roles: z.array(z.enum(ROLES)) })
export type Me = z.infer<typeof Me>

export const LOGIN_NAME = /^[\w.-]{2,32}$/

export const LoginForm = z.object({
  loginName: z.string().check(z.regex(LOGIN_NAME, '请填写登录名')),
  password: z.string().check(z.minLength(1, '请填写密码'), z.maxLength(128, '密码过长')),
  code: z.string().check(z.regex(/^\d{6}$/, '请填写 6 位动态码')),
})

export const PasswordForm = z.object({
  password: z.string().check(z.minLength(1, '请填写现在的密码'), z.maxLength(128, '密码过长')),
  newPassword: z.string().check(z.minLength(12, '新密码至少 12 位'), z.maxLength(128, '密码过长')),
})

/** An account as who manages accounts sees it. */
export const Person = z.looseObject({
  ...Me.shape,
  version: Version,
  /** One of a trial's ready-made people. */
  isDemonstration: z.boolean(),
  createdAt: Instant,
  /** Nobody gets in with it, until it is unlocked. */
  lockedAt: z.nullable(Instant),
  /** Nobody gets in with it any more. */
  removedAt: z.nullable(Instant),
  /** Places where they are logged in, and the last time they touched a page there, to the quarter minute. */
  sessions: z.int().check(z.nonnegative()),
  lastSeenAt: z.nullable(Instant),
})
export type Person = z.infer<typeof Person>

/** What somebody logs in with for the first time; told once. */
export const Credentials = z.looseObject({
  loginName: z.string(),
  password: z.string(),
  /** The secret of the one-time codes, and the same as the address an authenticator app scans. */
  secret: z.string(),
  address: z.string(),
})
export type Credentials = z.infer<typeof Credentials>

const Roles = z.array(z.enum(ROLES)).check(z.minLength(1, '请至少选择一个岗位'), z.maxLength(ROLES.length))
export const RolesForm = z.object({ roles: Roles })
export const PersonForm = z.object({
  loginName: z.string().check(z.regex(LOGIN_NAME, '登录名应为 2 到 32 位字母、数字、点、横线或下划线')),
  name: z.string().check(z.trim(), z.minLength(1, '请填写姓名'), z.maxLength(20, '姓名最多 20 字')),
  roles: Roles,
})
export const PeopleQuery = z.object({
  ...sortedPage(['loginName', 'name', 'createdAt', 'lastSeenAt']),
  state: z._default(z.enum(['present', 'removed']), 'present'),
  role: z.optional(z.enum(ROLES)),
  /** A part of a name or a login name. */
  words: z.optional(z.string().check(z.maxLength(40))),
})
export const peopleOrder = ({ order }: z.infer<typeof PeopleQuery>): Order => order ?? 'up'

const params = z.object({ staffId: Id })
const roles = ['operator'] as const

export const staff = {
  people: workEndpoint('GET /staff', {
    about: 'Accounts of the counter, by login name unless asked for otherwise',
    roles,
    query: PeopleQuery,
    output: pageOf(Person),
  }),
  add: workEndpoint('POST /staff', {
    about: 'Open an account; its first password and the secret of its one-time codes are told once',
    title: '开通账号',
    version: 'none',
    roles,
    idempotent: false,
    body: PersonForm,
    output: Credentials,
  }),
  changeRoles: workEndpoint('PUT /staff/{staffId}/roles', {
    about: 'Change what somebody may do; one operator who can log in always stays',
    title: '更换岗位',
    version: 'required',
    roles,
    params,
    body: RolesForm,
    output: Person,
  }),
  resetCredentials: workEndpoint('POST /staff/{staffId}/credentials', {
    about: 'Give somebody a new password and a new secret, told once; their sessions end',
    title: '重置密码和动态码',
    version: 'required',
    roles,
    idempotent: false,
    params,
    output: Credentials,
  }),
  lock: workEndpoint('PUT /staff/{staffId}/lock', {
    about: 'Let nobody in with an account, and end its sessions',
    title: '锁定账号',
    version: 'required',
    roles,
    params,
    output: Person,
  }),
  unlock: workEndpoint('DELETE /staff/{staffId}/lock', {
    about: 'Let somebody in again',
    title: '解锁账号',
    version: 'required',
    roles,
    params,
    output: Person,
  }),
  endSessions: workEndpoint('DELETE /staff/{staffId}/sessions', {
    about: 'Log somebody out everywhere',
    title: '结束登录',
    version: 'required',
    roles,
    params,
    output: Person,
  }),
  remove: workEndpoint('DELETE /staff/{staffId}', {
    about: 'Close an account for good; what they did stays in the audit log under their name',
    title: '停用账号',
    version: 'required',
    roles,
    params,
    output: Person,
  }),
  logIn: workEndpoint('POST /login', {
    about: 'Log in with password and one-time code',
    title: '登录',
    version: 'none',
    roles: 'anyone',
    body: LoginForm,
    output: Me,
  }),
  me: workEndpoint('GET /me', { about: 'Who is logged in', roles: ROLES, output: Me }),
  logOut: workEndpoint('POST /logout', { about: 'End one’s session', title: '退出', version: 'none', roles: ROLES, output: Done }),
  changePassword: workEndpoint('PUT /password', {
    about: 'Change one’s password; other sessions end',
    title: '修改密码',
    version: 'none',
    roles: ROLES,
    idempotent: false,
    body: PasswordForm,
    output: Done,
  }),
}
