import { shortenAddresses } from '@lootboxes/ledger'
import type { NodeTracerProvider, SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** The path of a URL without its query, which may contain a token. Accounts are shortened as in the log. */
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
 * Exports Next's spans (requests, renders, Gateway calls) by OTLP over HTTP. The SDK reads the service name and the sampling
 * rate from its variables, such as OTEL_SERVICE_NAME.
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
