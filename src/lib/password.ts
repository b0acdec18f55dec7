/** What guessers try first among passwords that keep the rules. */
const COMMON = new Set(['12345678a', 'a12345678', 'abc12345', 'abcd1234', 'abc123456', 'password1', 'passw0rd', 'qwer1234', 'q1w2e3r4', '1qaz2wsx', 'a123456789', 'aa123456', 'woaini520', 'woaini1314', 'qq123456']) // prettier-ignore

/** The first thing wrong with a new password, or nothing. The specification is silent; eight characters of two kinds are ours. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < 8) return '密码至少 8 位'
  if (password.length > 20) return '密码最多 20 位'
  if (!/^[!-~]+$/.test(password)) return '密码只能用字母、数字和符号，不含空格'
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) return '密码须同时包含字母和数字'
  if (COMMON.has(password.toLowerCase()) || /^(.)\1+$/.test(password)) return '这个密码太常见，请换一个'
}
