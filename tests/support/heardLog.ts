import { setLogOutput } from '../../gateway/lib/log'

/** What a test sees of the log when nobody listens: warnings and errors, as they are. */
export const logAsInTests = () => setLogOutput('off', (text) => process.stderr.write(text))

export type LogLine = { level: string; msg: string; err?: string } & Record<string, unknown>

/** Keeps what is logged from now on, without showing it in the test's output. */
export function listening() {
  const told: string[] = []
  setLogOutput('json', (line) => void told.push(line))
  return {
    text: () => told.join(''),
    lines: (): LogLine[] => told.map((line) => JSON.parse(line) as LogLine),
    end: logAsInTests,
  }
}
