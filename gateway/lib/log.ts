import pino from 'pino'
import { faultText } from './faultText'
import { logContext } from './logContext'
import { prettyLine } from './prettyLine'
import { redact } from './redact'
import { spanIds } from './tracing'

/** `off` leaves warnings and errors; `LOG` chooses, and without it a terminal gets `pretty` and everything else `json`. */
export type LogFormat = 'json' | 'pretty' | 'off'

let output: (line: string) => void = (line) => process.stdout.write(line)

/**
 * The gateway's log: a JSON object a line, with level, time and what the request or job carries. `log.error({ err }, 'what failed')`.
 * Every text that goes in is redacted and an error is told without what people typed (SECURITY, E18).
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...logContext(), ...spanIds() }),
    // The context was checked where it was made, and a request id looks like a token.
    mixinMergeStrategy: (fields, context) => ({ ...redacted(fields), ...context }),
    formatters: { level: (level) => ({ level }) },
    hooks: {
      logMethod(args, method) {
        const [first, message] = args as [unknown, unknown]
        if (typeof first === 'string') method.apply(this, [redact(first)])
        else
          method.apply(this, [first instanceof Error ? { err: first } : first, redact(typeof message === 'string' ? message : '')] as never)
      },
    },
  },
  { write: (line) => output(line) },
)

function redacted(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redactedValue(value)]))
}

function redactedValue(value: unknown): unknown {
  if (value instanceof Error) return faultText(value)
  if (typeof value === 'string') return redact(value)
  return typeof value === 'object' && value !== null ? redact(JSON.stringify(value)) : value
}

/** Chooses the form of the lines and where they go. */
export function setLogOutput(format: LogFormat, write: (text: string) => void = (text) => process.stdout.write(text)): void {
  log.level = format === 'off' ? 'warn' : 'info'
  output = format === 'pretty' ? (line) => write(prettyLine(line)) : write
}
