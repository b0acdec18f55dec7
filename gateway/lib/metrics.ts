import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What Prometheus reads of this gateway. Every label has few values that stand in the code (route patterns, job and queue names,
 * outcomes), never an id, an address or a word that somebody typed.
 */
export const registry = new Registry()
const registers = [registry]

const REQUEST = ['method', 'route', 'status'] as const

export const httpRequests = new Counter({ registers, name: 'qinghe_http_requests_total', help: 'Requests answered', labelNames: REQUEST })
export const httpDuration = new Histogram({
  registers,
  name: 'qinghe_http_request_duration_seconds',
  help: 'Time until a request was answered',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})
export const httpInFlight = new Gauge({ registers, name: 'qinghe_http_requests_in_flight', help: 'Requests being answered' })
export const databaseErrors = new Counter({
  registers,
  name: 'qinghe_database_errors_total',
  help: 'Calls that failed because of the database: away, or disk_full',
  labelNames: ['kind'],
})
export const searchDuration = new Histogram({
  registers,
  name: 'qinghe_search_duration_seconds',
  help: 'Time one search took the processor',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5],
})
/** In steps, as `search/work.ts` counts them. */
export const searchSteps = new Histogram({
  registers,
  name: 'qinghe_search_steps',
  help: 'Work of one search',
  buckets: [1e3, 1e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6],
})
export const searches = new Counter({
  registers,
  name: 'qinghe_searches_total',
  help: 'Searches: whole, cut when their steps were used up, or refused to a caller who had searched too much',
  labelNames: ['outcome'],
})
export const ordersCreated = new Counter({ registers, name: 'qinghe_orders_created_total', help: 'Orders submitted' })
export const ordersPaid = new Counter({ registers, name: 'qinghe_orders_paid_total', help: 'Orders paid' })
export const paymentsMismatched = new Counter({
  registers,
  name: 'qinghe_payments_mismatched_total',
  help: 'Payments of another amount than asked for; not booked',
})
export const smsMessages = new Counter({
  registers,
  name: 'qinghe_sms_messages_total',
  help: 'Text messages handed to the provider: sent or failed',
  labelNames: ['outcome'],
})
export const socketsOpen = new Gauge({ registers, name: 'qinghe_sockets_open', help: 'Web sockets that are open', labelNames: ['side'] })
export const socketFrames = new Counter({
  registers,
  name: 'qinghe_socket_frames_total',
  help: 'Frames to web sockets: sent, or dropped with a socket that did not take them',
  labelNames: ['outcome'],
})
