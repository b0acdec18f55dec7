import { inForce } from '../../../src/lib/inForce'
import { sha256 } from '../../lib/hash'
import type { Querying } from '../../db/open'
import { textsOf, versionsOf } from '../document/versions'

export type PresentText = { document: string; version: string; title: string }

/** These texts in the versions in force, in this order; one that the shop does not have cannot be asked for. */
export async function presentTexts(db: Querying, names: readonly string[], now: Date): Promise<PresentText[]> {
  const versions = await versionsOf(db, names)
  return names.flatMap((document) => {
    const present = inForce(versions.get(document) ?? [], now)
    return present ? [{ document, version: present.version, title: present.title }] : []
  })
}

/** The hash of what a text says in a version (g1: what was shown is kept by it). */
export async function hashOfText(db: Querying, { document, version }: Pick<PresentText, 'document' | 'version'>): Promise<string> {
  const found = (await textsOf(db, document)).find((one) => one.version === version)
  return sha256(JSON.stringify([found?.title, found?.sections]))
}
