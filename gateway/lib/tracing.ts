import { context, SpanStatusCode, trace, type Context, type Span, type SpanOptions } from '@opentelemetry/api'

let isOn = false

/** Whether spans are made: only after `server/startTracing.ts`, which nothing loads unless an operator asks for traces. */
export const isTracing = () => isOn
export const setTracing = (isWanted: boolean) => void (isOn = isWanted)

type Spanned = SpanOptions & { name: string; parent?: Context }

/**
 * Runs `work` in a span of its own. A failure marks the span with the class of the error: its message may hold what somebody typed. With
 * tracing off there is no span and nothing but the call.
 */
export function inSpan<T>({ name, parent = context.active(), ...options }: Spanned, work: (span?: Span) => Promise<T>): Promise<T> {
  if (!isOn) return work()
  return trace.getTracer('qinghe').startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** What a log line carries of the span it was written in. */
export function spanIds(): { traceId?: string; spanId?: string } {
  if (!isOn) return {}
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { traceId: span.traceId, spanId: span.spanId } : {}
}
