import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { perProcess } from '@/config/per-process'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of this process, named and measured by Prometheus conventions. */
export const metrics = perProcess('metrics', () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests answered, by kind of path and status.',
      labelNames: ['kind', 'status'],
      buckets: seconds,
      registers,
    }),
    gatewayCalls: new Histogram({
      name: 'gateway_call_duration_seconds',
      help: 'Calls to the Gateway, by endpoint and what came of them: a status, or "none".',
      labelNames: ['endpoint', 'status'],
      buckets: seconds,
      registers,
    }),
    gatewayOpen: new Gauge({
      name: 'gateway_circuit_open',
      help: '1 while the Gateway is left alone because it failed.',
      registers,
    }),
    cacheAge: new Histogram({
      name: 'ledger_fact_age_seconds',
      help: 'How old a fact of the ledger was when a page showed it.',
      labelNames: ['fact'],
      buckets: [1, 2, 5, 10, 30, 60, 300],
      registers,
    }),
    catalogAge: new Gauge({
      name: 'catalog_age_seconds',
      help: 'Age of the ledger state that the catalog has read to; -1 while it does not answer.',
      registers,
    }),
    errors: new Counter({
      name: 'request_errors_total',
      help: 'Requests that ended in an error, by what Next was doing.',
      labelNames: ['route'],
      registers,
    }),
    orders: new Counter({
      name: 'orders_total',
      help: 'Orders by how they ended, as browsers told.',
      labelNames: ['order', 'end'],
      registers,
    }),
    reports: new Counter({
      name: 'browser_reports_total',
      help: 'What browsers reported: violations of the policy, errors of scripts.',
      labelNames: ['kind'],
      registers,
    }),
  }
})
