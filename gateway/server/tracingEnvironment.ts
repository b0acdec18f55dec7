import type { TracingProtocol } from './startTracing'
import { StartError } from './startError'

/**
 * Whether and how traces go to a collector, by OpenTelemetry's own variables; all others of them are read by its SDK. Undefined: tracing
 * is off.
 */
export function tracingOf(text: (name: string) => string | undefined): { protocol: TracingProtocol } | undefined {
  const endpoint = text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? text('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === undefined || text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none')
    return undefined
  if (!URL.canParse(endpoint)) throw new StartError(`环境变量 OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint} 不是一个网址。`)
  const protocol = text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? text('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/protobuf'
  if (protocol === 'http/protobuf' || protocol === 'http/json') return { protocol }
  throw new StartError(`环境变量 OTEL_EXPORTER_OTLP_PROTOCOL=${protocol} 不正确：应为 http/protobuf 或 http/json。`)
}
