import { shortenAddresses } from '@lootboxes/ledger'
import type { NodeTracerProvider, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** An address's path: what follows it may be a token, and accounts are shortened as in the log. */
const plain = (text: string): string => shortenAddresses(text.replace(/[?#]\S*/g, ''))

const withoutPeople: SpanProcessor = {
  onStart: (span) => {
    span.updateName(plain(span.name))
    for (const [key, value] of Object.entries(span.attributes))
      if (typeof value === 'string') span.setAttribute(key, plain(value))
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

/**
 * Sends what Next traces (requests, renders, calls to the Gateway) to a collector of OTLP over HTTP. The name of the service
 * and the share of requests come from the SDK's own variables, such as OTEL_SERVICE_NAME.
 */
export async function startTraces(endpoint: string): Promise<NodeTracerProvider> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new NodeTracerProvider({ spanProcessors: [withoutPeople, new BatchSpanProcessor(exporter)] })
  provider.register()
  return provider
}
