import { DOCUMENTS } from '../../gateway/demo/documents'
import { agreementsTo } from '../../src/contract/agreement'
import { inForce } from '../../src/lib/inForce'
import { SEEDED_AT } from './gateway'
import type { GatewayProcess } from './gatewayProcess'

/** The version of a built-in text that is in force by the clock of tests. */
export function versionOf(name: string): string {
  const versions = DOCUMENTS.filter((one) => one.name === name).sort((one, other) => (one.effectiveDate < other.effectiveDate ? 1 : -1))
  const present = inForce(versions, new Date(SEEDED_AT))
  if (!present) throw new Error(`No text is called ${name}`)
  return present.version
}

/** What a page sends when the boxes of these texts are ticked: `clause@2026-11-01,privacy@2026-11-01`. */
export const agreeingTo = (...names: string[]) => agreementsTo(names.map((document) => ({ document, version: versionOf(document) })))

/** What the login page of a gateway in a process of its own sends: such a gateway goes by today, on which another version may come into force. */
export async function agreementsOf({ get }: GatewayProcess): Promise<string> {
  const texts = ['clause', 'privacy'].map(async (document) => {
    const { version } = (await (await get(`/api/documents/${document}`)).json()) as { version: string }
    return { document, version }
  })
  return agreementsTo(await Promise.all(texts))
}
