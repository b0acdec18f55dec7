/** Crawlers may read what the route table marks as public; everything personal says `noindex` on its page as well. */
export const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /bank/',
  'Disallow: /dev/',
  'Disallow: /work',
  'Disallow: /user/',
  'Disallow: /orders',
  'Disallow: /cashier/',
  'Allow: /',
  '',
].join('\n')
