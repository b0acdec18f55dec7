import { memory } from './memory'

/** A call of the app itself, with the session of whoever is logged in in it. */
export async function callOfApp<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const { person } = memory.read().settings ?? {}
  const reply = await fetch(`/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${person?.token ?? ''}`,
      'X-Platform': 'APP',
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await reply.json()) as Answer & { message?: string }
  if (!reply.ok) throw new Error(answer.message ?? String(reply.status))
  return answer
}

/** Pays a bill on the bank's page, as the payment screen of an app does, or lets the payment fail. */
export async function answerBank(payUrl: string, answer: 'confirm' | 'fail') {
  const { pathname } = new URL(payUrl, location.href)
  const reply = await fetch(pathname, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
  if (reply.status >= 400) throw new Error(`The bank answered ${reply.status}`)
}
