import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes, serviceInstanceIdDetector } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { log } from '../lib/log'
import { setTracing } from '../lib/tracing'

export type TracingProtocol = 'http/protobuf' | 'http/json'

/** Timeout in milliseconds for the last spans at shutdown: a collector that does not answer keeps no gateway from stopping. */
const TIMEOUT_MS = 2000
/** Milliseconds between two lines about a collector that is away. */
const QUIET_MS = 60_000

/**
 * Turns tracing on; the answer ends it. Endpoint, headers, sampler, limits and resource come from the `OTEL_…` variables, which the SDK
 * reads by itself. Loaded by a dynamic import: whoever traces nothing loads nothing.
 */
export function startTracing(protocol: TracingProtocol): () => Promise<void> {
  diag.setLogger(failures(), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const resource = resourceFromAttributes({ 'service.name': 'qinghe' }).merge(
    detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }),
  )
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  // No baggage: what a caller writes into it would go on to providers.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return async () => {
    setTracing(false)
    await within(TIMEOUT_MS, provider.shutdown())
    for (const api of [trace, propagation, context, diag]) api.disable()
  }
}

/** The SDK's messages are logged, throttled to one a minute: an unreachable collector would flood the log. */
function failures() {
  let toldAt = -Infinity
  const tell = (message: string) => {
    if (performance.now() - toldAt < QUIET_MS) return
    toldAt = performance.now()
    log.warn({ detail: message.slice(0, 300) }, '调用链没有送到收集器，网关照常工作')
  }
  const nothing = () => undefined
  return { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing }
}

async function within(milliseconds: number, work: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}
