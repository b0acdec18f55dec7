const KEY = 'deviceId'

/** The cart of a visitor belongs to the device. */
function deviceId() {
  const known = localStorage.getItem(KEY)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}

async function answerOf(path, options) {
  const reply = await fetch(`/api${path}`, { ...options, headers: { 'X-Device-Id': deviceId(), 'X-Platform': 'H5', ...options?.headers } })
  const answer = await reply.json().catch(() => ({}))
  if (!reply.ok) throw new Error(answer.message ?? '网络不给力，请稍后再试')
  return answer
}

/** What the gateway answers; `query` without what is undefined. Rejects with the gateway's own sentence. */
export function get(path, query = {}) {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString()
  return answerOf(search ? `${path}?${search}` : path)
}

/** Puts pieces of a packing into the cart, and answers the cart. */
export const addToCart = (skuCode, quantity) =>
  answerOf('/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ items: [{ skuCode, quantity }] }),
  })
