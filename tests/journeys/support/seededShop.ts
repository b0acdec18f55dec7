/** Where the seeded shop of this run lies: a template database on the run's own PostgreSQL server (`prepare.cjs`). */
export function seededShop(): string {
  const template = process.env.JOURNEYS_TEMPLATE
  if (!template) throw new Error('The run has no seeded shop: its set-up (tests/journeys/support/prepare.cjs) makes one.')
  return template
}
