/**
 * Who may import whom: one table, no exceptions file. `.dependency-cruiser.cjs` enforces it, `npm run docs` prints it into
 * docs/architecture.md.
 */

/** A layer of the storefront, what it holds, and the layers below it that it may use. */
const LAYERS = {
  contract: { about: 'the calls: input, answer, who may call, what a write invalidates', uses: [] },
  routes: { about: 'the addresses and their pages', uses: [] },
  lib: { about: 'pure functions: money, time, texts, validation', uses: [] },
  taro: { about: 'every patch of Taro, its router or a library', uses: ['lib', 'routes'] },
  platform: { about: 'the host: session, storage, login, payment, files', uses: ['lib', 'routes'] },
  api: { about: 'the client: reads, writes, cache, errors', uses: ['contract', 'lib', 'platform'] },
  ui: { about: 'the parts, in families', uses: ['lib', 'platform', 'routes'] },
  domain: { about: 'what two features share', uses: ['contract', 'lib', 'platform', 'routes', 'api', 'ui'] },
  features: {
    about: 'pages, a folder a noun; never another feature',
    uses: ['contract', 'lib', 'platform', 'routes', 'api', 'ui', 'domain'],
  },
  ssr: {
    about: "whole pages, rendered by the gateway as Taro's router mounts them",
    uses: ['contract', 'lib', 'platform', 'routes', 'api', 'ui', 'domain', 'features', 'taro'],
  },
}

/** Families of parts, lowest first: each may use those before it. Their drawings are anybody's. */
const FAMILIES = ['element', 'icons', 'text', 'feedback', 'press', 'card', 'layer', 'picture', 'state', 'form', 'share', 'shell']

/** A room of the gateway, what it holds, and the rooms below it that it may use. No two use each other. */
const GATEWAY = {
  lib: { about: 'what every room writes with: log, tracing, metrics, hashes, encryption, errors, budgets', uses: [] },
  db: { about: 'opening, locking, migrating, backing up; the types of a database that knows no noun', uses: ['lib'] },
  providers: {
    about:
      'services of others: SMS, payment, courier, captcha, logins, WeChat, storage of files; an interface each, with a local server that speaks its protocol',
    uses: ['lib', 'db'],
  },
  kernel: {
    about: 'a call from the wire to its handler: validation, idempotency, rate limits, session, consent, jobs',
    uses: ['lib', 'db', 'providers'],
  },
  modules: {
    about: 'a folder a noun: handlers, rules, tables, jobs and tests; no two depend on each other',
    uses: ['lib', 'db', 'providers', 'kernel'],
  },
  tables: { about: 'all tables in one place, for opening a database and for migrations', uses: ['db', 'providers', 'kernel', 'modules'] },
  work: { about: "the counter's site: its pages, headers, and which module answers its calls", uses: ['lib', 'kernel', 'modules'] },
}

/** What puts the rooms together may use all of them. */
const TOP = {
  demo: 'data of the demonstration: products, pictures, people, legal texts',
  server:
    'environment, what a real shop requires, pages, their heads and their rendering, pictures, security headers, health, metrics, stopping',
  'app.ts': 'the web application without a port',
  cli: 'commands: serve, backup, restore, campaign, draws, health check',
}

module.exports = { LAYERS, FAMILIES, GATEWAY, TOP }
