/*
 * The shop's files for the time without a network: the page, the scripts and style sheets of the release, and the
 * pictures of states. No answer of the gateway is
 * kept here; what a shopper read last is kept by the shop itself (src/api/keptAnswers.ts), which knows whose it is.
 */
const CACHE = 'shell-' + 'RELEASE'
const FILES = [/* FILES */]
/** Pages of the gateway's own. */
const NOT_OURS = /^\/(api|bank|dev|pictures|videos|work)(\/|$)|^\/(openapi\.json|sw\.js|robots\.txt|sitemap\.xml)$/
const HASHED = /^\/(js|css)\/.+\.[0-9a-f]{8}\.(js|css)$/

self.addEventListener('install', (event) => {
  // A file with its hash in its name is taken from the browser's cache where the page has loaded it already. Nobody's cookie goes along.
  // It stands for every address, so that no page is rendered into it.
  const page = new Request('/', { credentials: 'omit', cache: 'reload', headers: { 'X-Shell': '1' } })
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([page].concat(FILES)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  // The release before stays: a page of it may still be open.
  const tidy = caches.keys().then((names) => {
    const shells = names.filter((name) => name.startsWith('shell-') && name !== CACHE)
    return Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)))
  })
  event.waitUntil(tidy.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The counter looks at the shop as it would be: without a network there is nothing to see.
  if (request.mode === 'navigate' && search.includes('previewToken=')) return
  if (request.mode === 'navigate' && !NOT_OURS.test(pathname)) {
    const kept = () => caches.open(CACHE).then((cache) => cache.match('/'))
    event.respondWith(fetch(request).catch((failure) => kept().then((page) => page || Promise.reject(failure))))
  } else if (pathname.startsWith('/static/'))
    event.respondWith(fetch(request).catch((failure) => caches.match(request).then((file) => file || Promise.reject(failure))))
  else if (HASHED.test(pathname)) event.respondWith(caches.match(request, { ignoreVary: true }).then((file) => file || fetch(request)))
})
