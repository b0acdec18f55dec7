type Line = { level: string; time: string; msg?: string; err?: string } & Record<string, unknown>

/** A log line formatted for a terminal: time, level, message, the other fields, and an error below it. */
export function prettyLine(line: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(line) as Line
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${String(value)}`)
  return `${time.slice(11, 19)} ${level.toUpperCase().padEnd(5)} ${msg}${rest.join('')}\n${err === undefined ? '' : `${err}\n`}`
}
