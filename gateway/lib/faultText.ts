import { redact } from './redact'

/**
 * What a log may hold of a fault: names, codes, places in the code and redacted messages. A failed query is told without its
 * parameters, which are what people typed (SECURITY, E18).
 */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return redact(String(error))
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const message = 'query' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : error.message
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? [] : [`caused by ${faultText(error.cause)}`]
  return [`${error.name}${code}: ${redact(message)}`, ...places, ...cause].join('\n')
}
