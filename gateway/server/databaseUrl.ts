import { StartError } from './startError'

/**
 * The address of a PostgreSQL server in a setting; nothing where it is not set. One that is set and empty is refused: a variable that was
 * not filled in would quietly make the embedded database the shop's.
 */
export function databaseUrlOf(name: string, given: string | undefined): string | undefined {
  const url = given?.trim()
  if (url === '') throw new StartError(`环境变量 ${name} 是空的：请写上数据库的地址，或去掉这个变量。`)
  if (url === undefined || isPostgresUrl(url)) return url
  throw new StartError(
    `环境变量 ${name} 不正确：应形如 postgres://用户:密码@主机:5432/数据库，用户名和密码里的 # / ? @ % 要写成 %23 %2F %3F %40 %25。`,
  )
}

/** Whether the whole of a password stands where a password stands: one with a `/`, `?` or `#` in it ends the host's part too early. */
function isPostgresUrl(given: string): boolean {
  // A socket's folder is named in the query, beside an empty host: `postgres://shop@/shop?host=/run/postgresql`.
  const text = given.replace('@/', '@localhost/')
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) return false
  const { username, password, pathname, searchParams, hash } = new URL(text)
  const isCutShort = pathname.includes('@') || (username === '' && !searchParams.has('user') && text.includes('@'))
  return hash === '' && !text.includes('#') && !isCutShort && isDecodable(username) && isDecodable(password)
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
