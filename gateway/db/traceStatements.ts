import { SpanKind, trace } from '@opentelemetry/api'
import { inSpan, isTracing } from '../lib/tracing'

/** Drizzle's prepared query, through which every statement of one driver goes. */
type Prepared = { getQuery: () => { sql: string }; execute: (values?: Record<string, unknown>) => Promise<unknown> }

const traced = new WeakSet<Prepared>()

/**
 * Traces SQL: each statement of a request or job gets a span, by wrapping the driver's prepared query; with tracing off nothing is wrapped.
 * The span names operation and table, and holds neither the statement nor a value.
 */
export function traceStatements({ prototype }: { prototype: Prepared }) {
  if (!isTracing() || traced.has(prototype)) return
  traced.add(prototype)
  const { execute } = prototype
  prototype.execute = function (this: Prepared, values) {
    if (!trace.getActiveSpan()) return execute.call(this, values)
    return inSpan(spanOf(this.getQuery().sql), () => execute.call(this, values))
  }
}

/** Operation and first table of a statement; its tables stand in quotes, because Drizzle writes them. */
export function spanOf(statement: string) {
  const operation = /^\W*([a-z]+)/i.exec(statement)?.[1]?.toUpperCase() ?? 'OTHER'
  const table = /\b(?:from|into|update|join)\s+"(\w+)"/i.exec(statement)?.[1]
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  }
  return { name: table === undefined ? operation : `${operation} ${table}`, kind: SpanKind.CLIENT, attributes }
}
